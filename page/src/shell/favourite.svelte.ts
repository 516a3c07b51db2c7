/** The level that a newcomer most likely wants. */
export const DEFAULT_LEVEL = "casual";

/** The level of bots last chosen on this device. */
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
