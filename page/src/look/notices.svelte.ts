/** Notifications of one's turn while looking elsewhere, if asked for. They work while a Starboard tab is open. */
import { address } from "$src/base";
import { say } from "$src/words/words.svelte";

class Notices {
  isPossible = "Notification" in window;
  isOn = $state(this.isPossible && Notification.permission === "granted" && localStorage.getItem("notices") === "on");

  async toggle(): Promise<void> {
    this.isOn = !this.isOn && (await Notification.requestPermission()) === "granted";
    localStorage.setItem("notices", this.isOn ? "on" : "off");
  }

  yourTurn(table: string, game: string): void {
    if (!this.isOn || document.visibilityState === "visible") return;
    const notice = new Notification(say("page-your-turn"), {
      body: say(`${game}-name`),
      tag: table,
      icon: address("/star.svg"),
    });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

export const notices = new Notices();
