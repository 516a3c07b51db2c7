## The page about one's own identity: passkeys, devices, other identities on this device

identity-title = Passkeys and devices
identity-who = Here you are { $name }.
identity-only-here = Only this device knows you: if its browser data is cleared, your name, matches and ratings are lost. A passkey or a second device keeps them safe.
identity-kept = { $devices ->
        [one] { $devices } device or program
       *[other] { $devices } devices and programs
    } can play as you, and { $passkeys ->
        [0] no passkey
        [one] { $passkeys } passkey
       *[other] { $passkeys } passkeys
    } can restore this identity.
identity-browser = A browser
identity-device = { $browser } on { $system }
identity-program = A program
identity-program-named = Program “{ $name }”
identity-cancel = Cancel

identity-passkeys = Passkeys
identity-passkeys-what = With a passkey (a fingerprint, your face, a PIN or a security key) you get this identity back on any device. No e-mail, no password.
identity-keep = Save this identity with a passkey
identity-keep-more = Add another passkey
identity-passkey-name = Name of the passkey
identity-passkey-made = created on { $made }
identity-passkey-used = created on { $made }, last used on { $used }
identity-rename = Rename
identity-rename-of = Rename “{ $name }”
identity-remove = Remove
identity-remove-of = Remove “{ $name }”
identity-remove-title = Remove the passkey “{ $name }”?
identity-remove-what = It can no longer be used to sign in. Devices stay signed in. Your device may still offer it until you delete it there too.
identity-no-passkeys = This browser cannot use passkeys at this address: they need a current browser and a secure connection (https).
identity-cancelled = The passkey was not confirmed. Nothing was changed.
identity-has-passkey = This device already has a passkey for this identity.

identity-devices = Devices
identity-devices-what = All of these can play as you. Sign out any that you do not recognise.
identity-here = this device, since { $since }
identity-used = since { $since }, last used on { $used }
identity-sign-out = Sign out
identity-sign-out-of = Sign out: { $name }
identity-sign-out-others = Sign out all others
identity-sign-out-others-title = Sign out all other devices?
identity-sign-out-others-what = From now on only this device can play as you. Open tables close there, and programs lose their keys. Passkeys stay.
identity-sign-out-device-title = Sign out “{ $name }”?
identity-sign-out-device-what = It can no longer play as you, and its open tables close immediately. To come back it needs a passkey or a code.
identity-add-device = Play on another device
identity-add-device-how = Show a code here and enter it on this same page on the other device, within ten minutes. That device also keeps the identity it has now.
identity-show-code = Show a code

identity-others = Another identity on this device
identity-others-what = Sign in here as someone else, or get an identity back. The one you use now stays on this device, and you can switch back to it here. Only a guest without a name and without matches is not kept.
identity-switch = Switch
identity-switch-to = Switch to { $name }
identity-sign-in = Sign in with a passkey
identity-type-code = Code from the other device
identity-use-code = Sign in

identity-leave-title = Sign out { $name } on this device?
identity-leave-guest = This device continues as a new guest. Its other identities stay.
identity-leave-lost = No other device and no passkey can restore { $name }. The name, the matches and the ratings will be lost permanently.
identity-leave-return = You can come back as { $name } with a passkey, or with a code from another device.
identity-leave-other = This device forgets { $name }. Coming back takes a passkey, or a code from another device; without these, the identity is lost.

identity-accounts = Account
identity-accounts-what = You can also link your account at { $provider } to this identity: sign in with it on any device to get the identity back. We only learn your account’s id and name there, no e-mail and no password.
identity-account-sign-in = Sign in with { $provider }
identity-account-unnamed = Account at { $provider }
identity-account-since = { $provider }, since { $since }
identity-account-used = { $provider }, since { $since }, last used on { $used }
identity-account-remove-title = Remove the account “{ $name }”?
identity-account-remove-what = It can no longer restore this identity. Devices stay signed in, and nothing changes at { $provider }.
identity-account-arrived = You are signed in as { $name }.
identity-account-mine = This account is already linked to this identity.
identity-account-kept = Your account is now linked to this identity.
identity-kept-account = It is linked to an account at { $provider }.

identity-offer-title = Which identity should this account be linked to?
identity-offer-who = You have signed in at { $provider } as “{ $account }”. This account is not linked to an identity here yet.
identity-offer-who-unnamed = You have signed in at { $provider }. This account is not linked to an identity here yet.
identity-offer-mine = Link it to { $name }, with the matches and ratings of this identity, or start a new identity with it; { $name } then stays on this device too.
identity-offer-other = Another account at { $provider } is already linked to { $name }. You can start a new identity with this one; { $name } stays on this device too.
identity-offer-keep = Link to { $name }
identity-offer-new = Start a new identity
identity-leave-account = You can come back as { $name } with your account at { $provider }.

identity-data = My data
identity-data-what = Everything this server keeps about you, as a file: name, devices, matches, chat, ratings, reports. Keys are not included.
identity-download = Download my data
identity-erase = Delete my identity
identity-erase-title = Delete { $name } permanently?
identity-erase-gone = Your name, all devices and passkeys, your chat messages and your ratings are deleted. Nobody can restore them, not even the operator.
identity-erase-stays = Matches that you have played stay for the others, with “Deleted player” in your seat. Unfinished matches count as left: you lose them.
identity-erase-sure = Delete everything…
identity-erase-title-again = Really delete { $name }?
identity-erase-again = This is the last question. It applies to all your devices, immediately.
identity-erase-do = Delete permanently
