/** Who sits in front of this device. */
import { server } from "$src/talk/http";
import type { Person } from "$src/talk/messages";

class Me {
  person = $state.raw<Person | null>(null);
  #asked: Promise<Person> | undefined;

  /** An identity, made by the server at the first visit. */
  async known(): Promise<Person> {
    this.#asked ??= server.me();
    this.person = await this.#asked.catch((error) => {
      this.#asked = undefined;
      throw error;
    });
    return this.person;
  }

  async rename(name: string): Promise<void> {
    this.person = await server.changeMe({ name });
    this.#asked = Promise.resolve(this.person);
  }
}

export const me = new Me();
