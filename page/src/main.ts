import "$src/look/fonts.css";
import "$src/look/tokens.css";
import "$src/look/base.css";
import "$src/look/input";
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./words/words.svelte";

await words.need("page", "common");
mount(App, { target: document.body });
