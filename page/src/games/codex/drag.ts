/** Fingers and the mouse on a parchment: one drags, two pinch. A drag is no tap, wherever it began. */
import type { Camera } from "./camera.svelte";

const SLACK = 7;

interface Finger {
  x: number;
  y: number;
}

export class Drag {
  #fingers = new Map<number, Finger>();
  #start: Finger = { x: 0, y: 0 };
  #isDragging = false;

  constructor(private readonly camera: Camera) {}

  down(event: PointerEvent): void {
    if (event.button > 0) return;
    if (!this.#fingers.size) {
      this.#isDragging = false;
      this.#start = { x: event.clientX, y: event.clientY };
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, window: HTMLElement): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.#isDragging) {
      if (this.#fingers.size < 2 && Math.hypot(now.x - this.#start.x, now.y - this.#start.y) < SLACK) return;
      this.#isDragging = true;
      window.setPointerCapture(event.pointerId);
    }
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    this.#fingers.set(event.pointerId, now);
    if (!others.length) {
      this.camera.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const [other] = others;
    const { left, top } = window.getBoundingClientRect();
    const apart = (one: Finger) => Math.max(20, Math.hypot(one.x - other.x, one.y - other.y));
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.camera.zoom(apart(now) / apart(before), (now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** Stops the click at the end of a drag from choosing anything. */
  click(event: MouseEvent): void {
    if (!this.#isDragging || event.detail === 0) return;
    this.#isDragging = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
