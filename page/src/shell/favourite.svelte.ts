/** What a newcomer most likely wants to play against. */
export const DEFAULT_LEVEL = "casual";

/** How strong bots shall be: as it was chosen last on this device. */
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
