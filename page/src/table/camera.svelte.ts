/** `Camera`: which part of something large is visible in its window, and at what scale. One transform, on one layer. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Beyond {
  left: boolean;
  right: boolean;
  up: boolean;
  down: boolean;
}

interface Limits {
  smallest: number;
  largest: number;
  /** Whether the content fills the window at the smallest scale, so that nothing beyond it is ever shown. */
  isBound?: boolean;
}

const REST = 220;
/** A box that shows less than this counts as outside the window. */
const EDGE = 24;
/** The share of the window that one step moves. */
const STEP = 0.6;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** Whether it is being dragged: then it is one bitmap that only moves, and is drawn sharply again afterwards. */
  isMoving = $state(false);
  /**
   * The scale when it last stood still, for things that keep their size on the screen but need not change at every
   * step.
   */
  settled = $state(1);
  /** Whether it moves to its new place gradually. */
  isGliding = $state(false);
  /** Whether it frames what matters automatically; off once it was moved by hand. */
  isAuto = $state(true);
  /** The edges covered by buttons: nothing is framed under them if there is room. */
  tools: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  #rest = 0;

  constructor(readonly limits: Limits) {}

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /** Whether everything is visible, so that there is nowhere to move. */
  get isWhole(): boolean {
    return this.limits.isBound === true && this.scale <= this.limits.smallest;
  }

  /** The scale at which a box just fits beside the buttons. */
  fitting({ left, top, right, bottom }: Box): number {
    const { tools } = this;
    return Math.min(
      (this.width - tools.left - tools.right) / (right - left),
      (this.height - tools.top - tools.bottom) / (bottom - top),
    );
  }

  /** Shows the whole box, if that takes a scale between these two; otherwise its middle. */
  frame(box: Box, least: number, most: number, glides: boolean): void {
    if (!this.width || !this.height) return;
    const { left, top, right, bottom } = this.tools;
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const [x, width] = (this.width - left - right) / wide < least ? [0, this.width] : [left, this.width - left - right];
    const [y, height] =
      (this.height - top - bottom) / high < least ? [0, this.height] : [top, this.height - top - bottom];
    this.scale = Math.max(least, Math.min(most, width / wide, height / high));
    this.#put(
      x + width / 2 - ((box.left + box.right) / 2) * this.scale,
      y + height / 2 - ((box.top + box.bottom) / 2) * this.scale,
    );
    this.settled = this.scale;
    this.isGliding = glides;
    this.isAuto = true;
  }

  pan(dx: number, dy: number, glides = false): void {
    this.#move(glides);
    this.#put(this.x + dx, this.y + dy);
  }

  /** Zooms around this point of the window. */
  zoom(by: number, atX = this.width / 2, atY = this.height / 2, glides = false): void {
    const scale = Math.max(this.limits.smallest, Math.min(this.limits.largest, this.scale * by));
    const ratio = scale / this.scale;
    this.scale = scale;
    this.#put(atX - (atX - this.x) * ratio, atY - (atY - this.y) * ratio);
    this.#move(glides);
  }

  #move(glides: boolean): void {
    this.isAuto = false;
    this.isGliding = glides;
    this.isMoving = !glides;
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => ([this.isMoving, this.settled] = [false, this.scale]), REST);
  }

  #put(x: number, y: number): void {
    if (this.limits.isBound) {
      const { left, top, right, bottom } = this.isWhole ? { left: 0, top: 0, right: 0, bottom: 0 } : this.tools;
      x = Math.min(left, Math.max(this.width * (1 - this.scale) - right, x));
      y = Math.min(top, Math.max(this.height * (1 - this.scale) - bottom, y));
    }
    [this.x, this.y] = [x, y];
  }

  /** Moves towards one side, but not past the end of a box. */
  panTowards(side: keyof Beyond, box: Box): void {
    const { left, top, right, bottom } = this.tools;
    const rest = {
      left: left - (box.left * this.scale + this.x),
      right: box.right * this.scale + this.x - (this.width - right),
      up: top - (box.top * this.scale + this.y),
      down: box.bottom * this.scale + this.y - (this.height - bottom),
    }[side];
    const isAcross = side === "left" || side === "right";
    const step =
      Math.min(rest, STEP * (isAcross ? this.width : this.height)) * (side === "left" || side === "up" ? 1 : -1);
    this.pan(isAcross ? step : 0, isAcross ? 0 : step, true);
  }

  /** Brings a box into the window by the shortest way. */
  reveal(box: Box): void {
    const left = box.left * this.scale + this.x;
    const top = box.top * this.scale + this.y;
    const right = box.right * this.scale + this.x;
    const bottom = box.bottom * this.scale + this.y;
    const dx = left < 0 ? -left : right > this.width ? this.width - right : 0;
    const floor = this.height - this.tools.bottom;
    const dy = top < 0 ? -top : bottom > floor ? floor - bottom : 0;
    if (dx || dy) this.pan(dx, dy, true);
  }

  /** Whether a box lies within the window. */
  holds(box: Box): boolean {
    const isWithin = (start: number, end: number, shift: number, room: number) =>
      start * this.scale + shift >= 0 && end * this.scale + shift <= room;
    return isWithin(box.left, box.right, this.x, this.width) && isWithin(box.top, box.bottom, this.y, this.height);
  }

  /** The sides on which something is outside the window. */
  beyond(box: Box): Beyond {
    const x = ((box.left + box.right) / 2) * this.scale + this.x;
    const y = ((box.top + box.bottom) / 2) * this.scale + this.y;
    return {
      left: x < EDGE,
      right: x > this.width - EDGE,
      up: y < EDGE,
      down: y > this.height - (this.tools.bottom || EDGE),
    };
  }
}
