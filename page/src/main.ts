import "$src/look/fonts.css";
import "$src/look/tokens.css";
import "$src/look/base.css";
import "$src/look/input";
import { mount } from "svelte";
import { pathOf, prepareSite } from "./base";
import { me } from "./me.svelte";
import App from "./App.svelte";
import { gameList } from "./games/list.svelte";
import { update } from "./offline/update.svelte";
import { words } from "./words/words.svelte";

prepareSite();
// What is needed next is requested in parallel.
void me.known().catch(() => undefined);
const path = pathOf(location.pathname);
if (path === "/") void import("./shell/Front.svelte");
else if (path.startsWith("/table/")) void import("./table/Door.svelte");
else if (path.startsWith("/local/")) void import("./local/Door.svelte");
await Promise.all([words.need("page", "common"), gameList.load().catch(() => undefined)]);
document.getElementById("splash")?.remove();
mount(App, { target: document.body });
update.start();
