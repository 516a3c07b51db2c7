/**
 * How the seed of a deal follows from a secret and the nonces of the players: `starboard/match/deal.py`, in the
 * browser.
 */

const TAG = "starboard deal 1";

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

async function sha256(parts: Uint8Array[]): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await new Blob(parts as BlobPart[]).arrayBuffer());
  return hexOf(new Uint8Array(hash));
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The commitment: what is shown of a secret before the match. */
export const commitmentTo = (secret: string): Promise<string> => sha256([bytesOf(secret)]);

/** SHA-256 of the tag, the secret, and every different nonce in ascending order. Null: a seat that added nothing. */
export function seedFrom(secret: string, nonces: (string | null)[]): Promise<string> {
  const added = [...new Set(nonces.filter((nonce) => nonce !== null))].sort();
  return sha256([new TextEncoder().encode(TAG), ...[secret, ...added].map(bytesOf)]);
}
