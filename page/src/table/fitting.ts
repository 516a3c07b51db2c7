/** Shrinks the words in a box of a given height step by step until they fit; again when they or the fonts change. */
const SIZES = [1, 0.93, 0.86, 0.8, 0.74, 0.68];

export const fitting =
  (words: () => unknown) =>
  (box: HTMLElement): (() => void) => {
    void words();
    const fit = () => {
      for (const size of SIZES) {
        box.style.fontSize = `${size}em`;
        if (box.scrollHeight <= box.clientHeight) return;
      }
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    document.fonts.addEventListener("loadingdone", fit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  };
