/**
 * The outcome of a sign-in with an account: one word in the address that the server sends the browser back to. It is
 * then removed from the address.
 */
import { say } from "$src/words/words.svelte";

const NEWS = ["arrived", "mine", "kept"];
const PROBLEMS = ["account-cancelled", "account-down", "account-expired", "account-no-room", "account-refused"];

export function arrival(): string {
  const outcome = new URLSearchParams(location.search).get("account") ?? "";
  if (outcome) history.replaceState(history.state, "", location.pathname);
  return outcome;
}

/** An outcome in words; nothing for an unknown one. */
export const toldOf = (outcome: string, name: string): { told: string; problem: string } => ({
  told: NEWS.includes(outcome) ? say(`identity-account-${outcome}`, { name }) : "",
  problem: PROBLEMS.includes(outcome) ? say(`error-${outcome}`) : "",
});
