/** Whether the player uses the keyboard or a pointer: for the keyboard, the focus moves to where it is needed. */
let kind: "keyboard" | "pointer" = "pointer";

addEventListener("keydown", () => (kind = "keyboard"), true);
addEventListener("pointerdown", () => (kind = "pointer"), true);

export const usesKeyboard = (): boolean => kind === "keyboard";
