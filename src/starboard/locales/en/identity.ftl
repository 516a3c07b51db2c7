## The page about one's own identity: passkeys, devices, other identities on this device

identity-title = Passkeys and devices
identity-who = Here you are { $name }.
identity-only-here = Only this device knows it: if its browser forgets, your name, matches and ratings are gone. A passkey or a second device keeps them.
identity-kept = { $devices ->
        [one] { $devices } device or program
       *[other] { $devices } devices and programs
    } can play as you, and { $passkeys ->
        [0] no passkey keeps
        [one] { $passkeys } passkey keeps
       *[other] { $passkeys } passkeys keep
    } this identity.
identity-browser = A browser
identity-device = { $browser } on { $system }
identity-program = A program
identity-program-named = Program “{ $name }”
identity-cancel = Cancel

identity-passkeys = Passkeys
identity-passkeys-what = A passkey keeps this identity: with a fingerprint, a face, a PIN or a security key you get it back on any device. No e-mail, no password.
identity-keep = Keep this identity with a passkey
identity-keep-more = Add another passkey
identity-passkey-name = Name of the passkey
identity-passkey-made = made on { $made }
identity-passkey-used = made on { $made }, last used on { $used }
identity-rename = Rename
identity-rename-of = Rename “{ $name }”
identity-remove = Remove
identity-remove-of = Remove “{ $name }”
identity-remove-title = Remove the passkey “{ $name }”?
identity-remove-what = Nobody can sign in with it any more. Devices stay signed in. Your device may go on offering it until you delete it there, too.
identity-no-passkeys = This browser cannot use passkeys at this address: they need a current browser and a safe connection (https).
identity-cancelled = The passkey was not confirmed. Nothing was changed.
identity-has-passkey = This device already has a passkey for this identity.

identity-devices = Devices
identity-devices-what = All of these can play as you. Sign out any that you do not know.
identity-here = this device, since { $since }
identity-used = since { $since }, last used on { $used }
identity-sign-out = Sign out
identity-sign-out-of = Sign out: { $name }
identity-sign-out-others = Sign out all others
identity-sign-out-others-title = Sign out all other devices?
identity-sign-out-others-what = From now on only this device can play as you. Open tables close there, and programs lose their keys. Passkeys stay.
identity-sign-out-device-title = Sign out “{ $name }”?
identity-sign-out-device-what = It can no longer play as you, and its open tables close at once. To come back it needs a passkey or a code.
identity-add-device = Play on another device, too
identity-add-device-how = Show a code here and type it there, on this same page, within ten minutes. The other device keeps the identity that it has now.
identity-show-code = Show a code

identity-others = Another identity on this device
identity-others-what = Sign in here as somebody else, or get an identity back. The one that you use now stays on this device, and you can switch back to it here. Only a guest without a name and without matches is not kept.
identity-switch = Switch
identity-switch-to = Switch to { $name }
identity-sign-in = Sign in with a passkey
identity-type-code = Code from the other device
identity-use-code = Sign in

identity-leave-title = Sign out { $name } on this device?
identity-leave-guest = This device goes on as a new guest. Its other identities stay.
identity-leave-lost = Nothing else keeps { $name }: no other device and no passkey. The name, the matches and the ratings are lost for ever.
identity-leave-return = You can come back as { $name } with a passkey, or with a code from another device.
identity-leave-other = This device forgets { $name }. To come back it takes a passkey, or a code from another device; without these, the identity is lost.

identity-accounts = Account
identity-accounts-what = Your account at { $provider } can keep this identity, too: sign in with it on any device to get it back. We learn only who you are there and the name you have there, no e-mail and no password.
identity-account-sign-in = Sign in with { $provider }
identity-account-unnamed = Account at { $provider }
identity-account-since = { $provider }, since { $since }
identity-account-used = { $provider }, since { $since }, last used on { $used }
identity-account-remove-title = Remove the account “{ $name }”?
identity-account-remove-what = Nobody can come back to this identity with it any more. Devices stay signed in, and nothing changes at { $provider }.
identity-account-arrived = You are signed in as { $name }.
identity-account-mine = This account already keeps this identity.
identity-account-kept = Your account keeps this identity from now on.
identity-kept-account = An account at { $provider } keeps it.

identity-offer-title = What shall this account keep?
identity-offer-who = You have signed in at { $provider } as “{ $account }”. No identity here is kept with this account yet.
identity-offer-who-unnamed = You have signed in at { $provider }. No identity here is kept with this account yet.
identity-offer-mine = It can keep { $name }, with the matches and ratings of this identity; or you begin a new identity with it, and { $name } stays on this device, too.
identity-offer-other = Another account at { $provider } keeps { $name } already. You can begin a new identity with this one; { $name } stays on this device, too.
identity-offer-keep = Keep { $name }
identity-offer-new = Begin a new identity
identity-leave-account = You can come back as { $name } with your account at { $provider }.

identity-data = My data
identity-data-what = All that this server keeps of you, as a file: name, devices, matches, chat, ratings, reports. Keys are not in it.
identity-download = Download my data
identity-erase = Delete my identity
identity-erase-title = Delete { $name } for ever?
identity-erase-gone = Your name, all devices and passkeys, what you said and your ratings are deleted. Nobody can bring them back, the operator neither.
identity-erase-stays = Matches that you have played stay for the others, with “Deleted player” at your seat. Matches that go on count as left: you lose them.
identity-erase-sure = Delete everything…
identity-erase-title-again = Really delete { $name }?
identity-erase-again = This is the last question. It holds for all your devices, at once.
identity-erase-do = Delete for ever
