/**
 * Animates cards and pieces from where they were to where they are now. Places have `data-at`, pieces in them
 * `data-piece`. A game says what an event moved; it is found on the page before and after the change, and either the
 * piece itself flies in, or a copy of it flies to a place where the piece is no longer visible.
 */

import { look, PACES } from "$src/look/theme.svelte";

export interface Motion {
  piece: string | null;
  from: string;
  to: string;
}

interface Start {
  motion: Motion;
  box: DOMRect;
  copy: HTMLElement;
  delay: number;
}

export const FLIGHT = 420;
const STAGGER = 110;

/** The duration at the chosen speed. */
export const paced = (time: number): number => time * PACES[look.pace];

export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A place of the table, or a piece in it. */
export function findPlace(place: string, piece: string | null): HTMLElement | null {
  const at = document.querySelector<HTMLElement>(`[data-at="${place}"]`);
  const pieces = piece === null ? undefined : at?.querySelectorAll<HTMLElement>(`[data-piece="${piece}"]`);
  return pieces?.[pieces.length - 1] ?? at;
}

/** Records the positions before the change. */
export function noteStarts(motions: Motion[]): Start[] {
  const starts: Start[] = [];
  for (const motion of motions) {
    const element = findPlace(motion.from, motion.piece) ?? findPlace(motion.from, null);
    if (!element) continue;
    const face = element.dataset.piece ? element : (element.querySelector<HTMLElement>("[data-piece]") ?? element);
    starts.push({
      motion,
      box: face.getBoundingClientRect(),
      copy: face.cloneNode(true) as HTMLElement,
      delay: starts.length * STAGGER,
    });
  }
  return starts;
}

/** Starts the animations after the change; resolves when all have landed. */
export async function fly(starts: Start[], layer: HTMLElement): Promise<void> {
  const flights = starts.map((start) => {
    const target = findPlace(start.motion.to, start.motion.piece);
    if (!target) return;
    if (target.dataset.piece !== start.motion.piece || start.motion.piece === null) return vanish(start, target, layer);
    return target.closest("[data-clip]") ? land(start, target, layer) : arrive(start, target);
  });
  await Promise.allSettled(flights.flatMap((flight) => flight?.finished ?? []));
}

/** Ends all animations immediately. */
export function landAll(): void {
  for (const animation of document.getAnimations()) if (animation.id === "flight") animation.finish();
}

function arrive({ box, delay }: Start, target: HTMLElement): Animation {
  const end = target.getBoundingClientRect();
  const by = `translate(${box.left - end.left}px, ${box.top - end.top}px) scale(${box.width / end.width || 1})`;
  return start(
    target,
    [
      { transform: by, transformOrigin: "0 0", zIndex: 30 },
      { transform: "none", transformOrigin: "0 0", zIndex: 30 },
    ],
    delay,
  );
}

/**
 * For a window that would clip the piece on its way: a copy flies above everything, and the piece appears when it has
 * landed.
 */
function land({ box, delay }: Start, target: HTMLElement, layer: HTMLElement): Animation {
  const copy = target.cloneNode(true) as HTMLElement;
  start(target, [{ opacity: 0 }, { opacity: 0 }], delay);
  return carry(copy, target.getBoundingClientRect(), layer, delay, (end) => [
    {
      transform: `translate(${box.left - end.left}px, ${box.top - end.top}px) scale(${box.width / end.width || 1})`,
      transformOrigin: "0 0",
    },
    { transform: "none", transformOrigin: "0 0" },
  ]);
}

function vanish({ box, copy, delay }: Start, target: HTMLElement, layer: HTMLElement): Animation {
  const end = target.getBoundingClientRect();
  const x = end.left + end.width / 2 - box.left - box.width / 2;
  const y = end.top + end.height / 2 - box.top - box.height / 2;
  return carry(copy, box, layer, delay, () => [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.9, offset: 0.85 },
    { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 },
  ]);
}

/** Puts a copy into the layer above everything while it flies. */
function carry(
  copy: HTMLElement,
  at: DOMRect,
  layer: HTMLElement,
  delay: number,
  steps: (at: DOMRect) => Keyframe[],
): Animation {
  copy.removeAttribute("data-piece");
  copy.removeAttribute("data-at");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "absolute",
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: "0",
  });
  layer.append(copy);
  const animation = start(copy, steps(at), delay);
  const remove = () => copy.remove();
  animation.finished.then(remove, remove);
  return animation;
}

/** A click passes through what flies. */
function start(element: HTMLElement, steps: Keyframe[], delay: number): Animation {
  for (const step of steps) step.pointerEvents = "none";
  const animation = element.animate(steps, {
    duration: paced(FLIGHT),
    delay: paced(delay),
    easing: "cubic-bezier(0.3, 0.7, 0.2, 1)",
    fill: "backwards",
  });
  animation.id = "flight";
  return animation;
}
