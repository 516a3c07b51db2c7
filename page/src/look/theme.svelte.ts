/** Day or night, sound or none: kept on this device. */

class Look {
  theme = $state<"dark" | "light">(document.documentElement.dataset.theme === "light" ? "light" : "dark");
  hasSound = $state(localStorage.getItem("sound") === "on");

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
