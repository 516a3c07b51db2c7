// Before the first paint: the theme that was chosen here, or the device's own.
const device = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
document.documentElement.dataset.theme = localStorage.getItem("theme") ?? device;
