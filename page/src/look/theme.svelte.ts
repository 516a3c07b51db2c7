/** Theme, sound and animation speed, kept on this device. */

export const PACES = { calm: 1.7, lively: 1, none: 0 };
export type Pace = keyof typeof PACES;

function kept<Key extends string>(name: string, among: Record<Key, unknown>, otherwise: Key): Key {
  const found = localStorage.getItem(name);
  return found !== null && found in among ? (found as Key) : otherwise;
}

class Look {
  theme = $state<"dark" | "light">(document.documentElement.dataset.theme === "light" ? "light" : "dark");
  hasSound = $state(localStorage.getItem("sound") === "on");

  pace = $state<Pace>(kept("pace", PACES, "lively"));

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem("pace", pace);
  }

  turn(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = this.theme;
    localStorage.setItem("theme", this.theme);
  }

  toggleSound(): void {
    this.hasSound = !this.hasSound;
    localStorage.setItem("sound", this.hasSound ? "on" : "off");
  }
}

export const look = new Look();
