// Sets the chosen theme, or the device's own, before the first paint.
const device = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
document.documentElement.dataset.theme = localStorage.getItem("theme") ?? device;
