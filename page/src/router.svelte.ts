/** The current path; navigation without reloads. */

class Router {
  path = $state(location.pathname);
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
      if (link.pathname.startsWith("/api/") || link.hash) return;
      click.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = new URLSearchParams(location.search);
  }
}

export const router = new Router();
