/** Passkeys, through the browser's API. */
import { server } from "$src/talk/http";
import type { Passkey, Person } from "$src/talk/messages";
import { say } from "$src/words/words.svelte";

/** Only in secure contexts (https, localhost), and in browsers that read and write options as JSON. */
export const isPossible =
  typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Creates a passkey for the current identity. */
export async function keep(name: string): Promise<Passkey> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await server.passkeyOptions());
  const made = await confirmed(navigator.credentials.create({ publicKey }));
  return server.newPasskey(name, made.toJSON());
}

/** Signs in with a passkey that the player chooses. */
export async function signIn(): Promise<Person> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await server.signInOptions());
  const used = await confirmed(navigator.credentials.get({ publicKey }));
  return server.signIn(used.toJSON());
}

async function confirmed(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return (await asked) as PublicKeyCredential;
  } catch (error) {
    const isThere = (error as Error).name === "InvalidStateError";
    throw new Error(say(isThere ? "identity-has-passkey" : "identity-cancelled"), { cause: error });
  }
}
