/** What is pointed at, by mouse or by the focus of the keyboard. A finger points at nothing: it has touched already. */
import type { Attachment } from "svelte/attachments";

let [x, y] = [NaN, NaN];
addEventListener("pointermove", (event) => ([x, y] = [event.clientX, event.clientY]), true);

/**
 * Says `true` when somebody points at the element, `false` when not any more, or when it is gone.
 * `mustMove`: a mouse that rests while the element slides under it does not point at it.
 */
export function pointing(
  look: (isPointed: boolean, isByKey: boolean) => void,
  mustMove = false,
): Attachment<HTMLElement> {
  return (element) => {
    const heard = new AbortController();
    const { signal } = heard;
    let isPointed = false;

    // What is removed loses the focus while the page is being changed: nothing may change then.
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
