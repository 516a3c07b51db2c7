/** How strong bots shall be: as it was chosen last on this device. */
import { DEFAULT_LEVEL } from "$src/games/defaults";

class Favourite {
  #level = $state(localStorage.getItem("level") ?? DEFAULT_LEVEL);

  get level(): string {
    return this.#level;
  }

  set level(level: string) {
    this.#level = level;
    localStorage.setItem("level", level);
  }
}

export const favourite = new Favourite();
