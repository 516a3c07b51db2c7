/** `Pan`: moving and enlarging the valley with fingers, mouse or buttons. One transform, on one layer. */

const MOST = 3.5;
const STEP = 1.5;
/** The column of the buttons: nothing is framed under them. */
const TOOLS = 48;
/** How far a finger may stray and still tap. */
const STRAY = 7;

/** A part of the valley; the whole is 1 wide and 1 high. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Pan {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  isMoving = $state(false);
  width = $state(0);
  height = $state(0);
  /** Whether the buttons are on the right. */
  toolsAreRight = false;
  /** Whether it frames what can be chosen by itself; not while somebody has moved it by hand. */
  isAuto = true;
  view: HTMLElement | undefined;
  #fingers = new Map<number, { x: number; y: number }>();
  #strayed = 0;

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`;
  }

  fit(): void {
    [this.zoom, this.x, this.y] = [1, 0, 0];
  }

  /** The whole, because somebody wants to see it. */
  whole(): void {
    this.isAuto = false;
    this.fit();
  }

  /** Enlarges a part as far as all of it can be seen, and not more than `most` times. */
  frame({ left, top, right, bottom }: Part, most: number): void {
    const room = this.width - TOOLS;
    this.zoom = Math.max(1, Math.min(most, room / this.width / (right - left), 1 / (bottom - top)));
    this.x = room / 2 + (this.toolsAreRight ? 0 : TOOLS) - (this.zoom * this.width * (left + right)) / 2;
    this.y = (this.height * (1 - this.zoom * (top + bottom))) / 2;
    this.#shift(0, 0);
  }

  /** Enlarges around the middle, or makes smaller. */
  step(by: 1 | -1): void {
    this.#scale(STEP ** by, this.width / 2, this.height / 2);
  }

  /** Brings an element into sight, if it is out of it. */
  show(element: Element): void {
    if (this.zoom === 1 || this.isMoving) return;
    const [all, one] = [this.view!.getBoundingClientRect(), element.getBoundingClientRect()];
    if (one.left >= all.left && one.right <= all.right && one.top >= all.top && one.bottom <= all.bottom) return;
    this.#shift(all.left + all.width / 2 - one.left - one.width / 2, all.top + all.height / 2 - one.top - one.height / 2);
  }

  down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button) return;
    if (!this.#fingers.size) this.#strayed = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#strayed += Math.hypot(dx, dy);
    this.#fingers.set(event.pointerId, now);
    if (other) {
      const { left, top } = this.view!.getBoundingClientRect();
      const spread = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1);
      this.isMoving = true;
      this.#scale(spread, (now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top);
      this.#shift(dx / 2, dy / 2);
    } else if (this.zoom > 1 && this.#strayed > STRAY) {
      this.isMoving = true;
      this.isAuto = false;
      this.#shift(dx, dy);
    }
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (!this.#fingers.size) this.isMoving = false;
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { left, top } = this.view!.getBoundingClientRect();
    this.#scale(Math.exp(-event.deltaY / 200), event.clientX - left, event.clientY - top);
  }

  /** The click after dragging is none. */
  click(event: Event): void {
    if (this.#strayed > STRAY && this.zoom > 1) event.stopPropagation();
    this.#strayed = 0;
  }

  #scale(by: number, x: number, y: number): void {
    const zoom = Math.min(MOST, Math.max(1, this.zoom * by));
    const ratio = zoom / this.zoom;
    this.isAuto = false;
    this.zoom = zoom;
    this.x = x - (x - this.x) * ratio;
    this.y = y - (y - this.y) * ratio;
    this.#shift(0, 0);
  }

  #shift(dx: number, dy: number): void {
    const tools = this.zoom > 1 ? TOOLS : 0;
    const [before, after] = this.toolsAreRight ? [0, tools] : [tools, 0];
    this.x = Math.min(before, Math.max(this.width * (1 - this.zoom) - after, this.x + dx));
    this.y = Math.min(0, Math.max(this.height * (1 - this.zoom), this.y + dy));
  }
}
