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
    this.#become(await server.changeMe({ name }));
  }

  async carry(code: string): Promise<void> {
    this.#become(await server.carry(code));
  }

  #become(person: Person): void {
    this.person = person;
    this.#asked = Promise.resolve(person);
  }
}

export const me = new Me();
