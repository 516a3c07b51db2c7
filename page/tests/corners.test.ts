import { freeCorner, type Corner } from "$src/games/comet/corners";
import { expect, it } from "vitest";

const CORNERS: Corner[] = ["top left", "top right", "bottom right"];
const window = { width: 234, height: 180 };
const size = { width: 48, height: 48 };
/** A touch target around a point. */
const at = (x: number, y: number) => ({ left: x - 22, top: y - 22, right: x + 22, bottom: y + 22 });

it("the buttons of the valley stay in their corner while nothing lit is there", () => {
  expect(freeCorner(CORNERS, window, size, [])).toBe("top left");
  expect(freeCorner(CORNERS, window, size, [at(117, 90)])).toBe("top left");
});

it("they give way to a lit hex, and vanish if every corner has one", () => {
  const [first, second, third] = [at(39, 40), at(200, 60), at(190, 150)];
  expect(freeCorner(CORNERS, window, size, [first])).toBe("top right");
  expect(freeCorner(CORNERS, window, size, [first, second])).toBe("bottom right");
  expect(freeCorner(CORNERS, window, size, [first, second, third])).toBeNull();
});
