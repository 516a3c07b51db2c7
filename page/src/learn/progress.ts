/** The progress in each tutorial, kept only on this device. */
export interface Progress {
  step: number;
  of: number;
}

const name = (key: string) => `learn-${key}`;

export const progress = {
  note(key: string, step: number, of: number): void {
    localStorage.setItem(name(key), JSON.stringify({ step, of }));
  },

  /** The step to continue at; null for a newcomer. */
  of(key: string): Progress | null {
    return JSON.parse(localStorage.getItem(name(key)) ?? "null") as Progress | null;
  },
};

export const isDone = (at: Progress): boolean => at.step === at.of - 1;
