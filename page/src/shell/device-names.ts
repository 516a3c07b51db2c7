/** The names of people who play on this device with me, by seat; the device remembers them. */
const KEY = "device-names";

export const deviceNames = {
  get all(): string[] {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  },
  set all(names: string[]) {
    localStorage.setItem(KEY, JSON.stringify(Array.from(names, (name) => name ?? "")));
  },
};
