/** Pointing by mouse or keyboard focus. A finger never points: it already touches. */
import type { Attachment } from "svelte/attachments";

let [x, y] = [NaN, NaN];
addEventListener("pointermove", (event) => ([x, y] = [event.clientX, event.clientY]), true);

/**
 * Reports `true` when the element is pointed at, and `false` when it no longer is, or is gone. `mustMove`: a mouse that
 * rests while the element slides under it does not point at it.
 */
export function pointing(
  look: (isPointed: boolean, isByKey: boolean) => void,
  mustMove = false,
): Attachment<HTMLElement> {
  return (element) => {
    const heard = new AbortController();
    const { signal } = heard;
    let isPointed = false;

    // A removed element loses the focus while the page is being updated, when nothing may change.
    const tell = (is: boolean, isByKey = false): void =>
      queueMicrotask(() => (is || isPointed) && look((isPointed = is), isByKey));
    const enter = (event: PointerEvent): void => {
      const rests = event.clientX === x && event.clientY === y;
      if (event.pointerType === "mouse" && !(mustMove && rests)) tell(true);
    };

    element.addEventListener("pointerenter", enter, { signal });
    element.addEventListener("focus", () => element.matches(":focus-visible") && tell(true, true), { signal });
    for (const end of ["pointerleave", "blur"] as const) element.addEventListener(end, () => tell(false), { signal });
    return () => {
      heard.abort();
      tell(false);
    };
  };
}
