/**
 * Fingers and the mouse on what a camera shows: one finger drags, two pinch, the wheel zooms. A drag never counts as a
 * tap.
 */
import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";

const SLACK = 7;
const WHEEL = 0.0015;

interface Finger {
  x: number;
  y: number;
}

/**
 * For the window of a camera. `wheel`: whether the wheel alone zooms, or only with a key, because the page scrolls too.
 */
export function dragging(camera: Camera, wheel: "alone" | "with-key"): Attachment<HTMLElement> {
  return (area) => {
    const fingers = new Map<number, Finger>();
    let start: Finger = { x: 0, y: 0 };
    let isDragging = false;

    const at = ({ clientX, clientY }: MouseEvent): Finger => ({ x: clientX, y: clientY });

    function down(event: PointerEvent): void {
      if (event.button > 0) return;
      if (!fingers.size) [isDragging, start] = [false, at(event)];
      fingers.set(event.pointerId, at(event));
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
      if (!other && camera.isWhole) return;
      if (!isDragging) {
        if (!other && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
        isDragging = true;
        area.setPointerCapture(event.pointerId);
      }
      fingers.set(event.pointerId, now);
      if (!other) return camera.pan(now.x - before.x, now.y - before.y);
      const { left, top } = area.getBoundingClientRect();
      const apart = (one: Finger) => Math.max(20, Math.hypot(one.x - other.x, one.y - other.y));
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      camera.zoom(apart(now) / apart(before), (now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top);
    }

    const up = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);

    /** Stops the click at the end of a drag from choosing anything. */
    function click(event: MouseEvent): void {
      if (!isDragging || event.detail === 0) return;
      isDragging = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function turn(event: WheelEvent): void {
      if (wheel === "with-key" && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = area.getBoundingClientRect();
      camera.zoom(Math.exp(-event.deltaY * WHEEL * (event.ctrlKey ? 3 : 1)), event.clientX - left, event.clientY - top);
    }

    const heard = new AbortController();
    const { signal } = heard;
    area.addEventListener("pointerdown", down, { signal });
    area.addEventListener("pointermove", move, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      area.addEventListener(end, up, { signal });
    area.addEventListener("click", click, { signal, capture: true });
    area.addEventListener("wheel", turn, { signal, passive: false });
    return () => heard.abort();
  };
}
