/** The current path, without the folder of a static site; navigation without reloads. */
import { address, pathOf } from "./base";

class Router {
  path = $state(pathOf(location.pathname));
  search = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (click) => {
      const link = (click.target as Element | null)?.closest?.("a");
      const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey;
      if (
        !link ||
        !isPlain ||
        link.origin !== location.origin ||
        link.target ||
        link.hasAttribute("download") ||
        click.defaultPrevented
      )
        return;
      const path = pathOf(link.pathname);
      if (path.startsWith("/api/") || link.hash) return;
      click.preventDefault();
      this.go(path + link.search);
    });
  }

  go(path: string): void {
    history.pushState(null, "", address(path));
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = pathOf(location.pathname);
    this.search = new URLSearchParams(location.search);
  }
}

export const router = new Router();
