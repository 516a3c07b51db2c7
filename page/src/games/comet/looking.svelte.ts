/** `Looking`: what somebody at the table looks at or has picked up, before anything is decided. */
import type { Move } from "$src/talk/messages";
import type { Place, Way } from "./view";
import type { Target } from "./ways";

interface Seen {
  card: string;
  /** Where it lies on the screen. */
  box: DOMRect;
}

export class Looking {
  /** A card under the pointer or the focus. */
  peeked = $state.raw<Seen | null>(null);
  /** A card that was tapped, and what can be done with it: more than at first, if my turn comes while I read it. */
  picked = $state.raw<(Seen & { readonly moves: Move[]; couldAct: boolean; from: HTMLElement }) | null>(null);
  /** The companion whose ways are shown. */
  companion = $state(0);
  /** A way that is pointed at, and where it begins. */
  aimed = $state.raw<{ way: Way; from: Place } | null>(null);
  /** A hex that several ways lead to: one of them is still to be chosen. */
  asked = $state.raw<Target | null>(null);

  letGo(): void {
    const back = this.picked?.from;
    const hadFocus = document.activeElement?.closest("[data-enlarged]");
    this.picked = null;
    if (hadFocus) back?.focus();
  }
}
