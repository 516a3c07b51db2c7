/** `Camera`: which part of a parchment is seen, and how large. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SMALLEST = 0.18;
const LARGEST = 2.4;
const REST = 220;
/** The edge where buttons lie, at the right, or below in a narrow window: nothing is framed under them as long as there is room. */
const TOOLS = 52;
export const NARROW = 480;
/** What shows less than this is beyond the window. */
const EDGE = 24;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** Whether a hand is moving it: then it is one picture that only shifts, and is drawn sharply again afterwards. */
  isMoving = $state(false);
  #rest = 0;
  /** Whether it goes to its new place by and by. */
  isGliding = $state(false);
  /** Whether it frames everything by itself; not after somebody has moved it by hand. */
  isAuto = $state(true);

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /** Shows the whole box, if it can be shown in a scale between these; otherwise its middle. */
  frame(box: Box, least: number, most: number, glides: boolean): void {
    if (!this.width || !this.height) return;
    const [right, bottom] = this.width < NARROW ? [0, TOOLS] : [TOOLS, 0];
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const width = (this.width - right) / wide < least ? this.width : this.width - right;
    const height = (this.height - bottom) / high < least ? this.height : this.height - bottom;
    this.scale = Math.max(least, Math.min(most, width / wide, height / high));
    this.x = width / 2 - ((box.left + box.right) / 2) * this.scale;
    this.y = height / 2 - ((box.top + box.bottom) / 2) * this.scale;
    this.isGliding = glides;
    this.isAuto = true;
  }

  pan(dx: number, dy: number, glides = false): void {
    this.#move(glides);
    this.x += dx;
    this.y += dy;
  }

  /** Zooms so that what is at this point of the window stays there. */
  zoom(by: number, atX = this.width / 2, atY = this.height / 2, glides = false): void {
    const scale = Math.max(SMALLEST, Math.min(LARGEST, this.scale * by));
    this.x = atX - ((atX - this.x) * scale) / this.scale;
    this.y = atY - ((atY - this.y) * scale) / this.scale;
    this.scale = scale;
    this.#move(glides);
  }

  #move(glides: boolean): void {
    this.isAuto = false;
    this.isGliding = glides;
    this.isMoving = !glides;
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => (this.isMoving = false), REST);
  }

  /** Brings a box into the window, by the shortest way. */
  reveal(box: Box): void {
    const left = box.left * this.scale + this.x;
    const top = box.top * this.scale + this.y;
    const right = box.right * this.scale + this.x;
    const bottom = box.bottom * this.scale + this.y;
    const dx = left < 0 ? -left : right > this.width ? this.width - right : 0;
    const dy = top < 0 ? -top : bottom > this.height ? this.height - bottom : 0;
    if (dx || dy) this.pan(dx, dy, true);
  }

  /** On which sides something lies beyond the window. */
  beyond(box: Box): { left: boolean; right: boolean; up: boolean; down: boolean } {
    const x = ((box.left + box.right) / 2) * this.scale + this.x;
    const y = ((box.top + box.bottom) / 2) * this.scale + this.y;
    return { left: x < EDGE, right: x > this.width - EDGE, up: y < EDGE, down: y > this.height - (this.width < NARROW ? TOOLS : EDGE) };
  }
}
