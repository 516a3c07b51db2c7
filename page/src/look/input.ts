/** Whether somebody uses the keyboard or a pointer: whoever plays by keyboard finds the focus where it is needed. */
let kind: "keyboard" | "pointer" = "pointer";

addEventListener("keydown", () => (kind = "keyboard"), true);
addEventListener("pointerdown", () => (kind = "pointer"), true);

export const usesKeyboard = (): boolean => kind === "keyboard";
