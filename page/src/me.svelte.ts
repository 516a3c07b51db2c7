/** The current identity of this device. */
import { BASE } from "$src/base";
import { going } from "$src/talk/going.svelte";
import { Refusal, server } from "$src/talk/http";
import type { Person } from "$src/talk/messages";

const WITHOUT_SERVER = ["offline", "no-server"];
const CHANGED = "identity-changed";

class Me {
  person = $state.raw<Person | null>(null);
  /** Why the server gives this device no identity. */
  refusal = $state("");
  #asked: Promise<Person> | undefined;

  /** The identity, created by the server at the first visit. */
  async known(): Promise<Person> {
    this.#asked ??= server.me();
    this.person = await this.#asked.catch((error: Error) => {
      this.#asked = undefined;
      if (error instanceof Refusal && !WITHOUT_SERVER.includes(error.key)) this.refusal = error.message;
      throw error;
    });
    return this.person;
  }

  async rename(name: string): Promise<void> {
    this.person = { ...this.person, ...(await server.changeMe({ name })) };
    this.#asked = Promise.resolve(this.person);
  }

  /** The identity of this device has changed: everything reloads, in other tabs too. */
  startAgain(): void {
    going.tables = [];
    this.tellOtherTabs();
    location.assign(BASE);
  }

  tellOtherTabs(): void {
    localStorage.setItem(CHANGED, String(Date.now()));
  }
}

export const me = new Me();
addEventListener("storage", ({ key }) => key === CHANGED && location.reload());
