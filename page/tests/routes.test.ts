import { routeOf } from "$src/routes";
import { describe, expect, it } from "vitest";

const GAMES = ["stella", "comet"];

describe("routes", () => {
  it.each([
    ["/", { page: "front" }],
    ["/new", { page: "new" }],
    ["/operate", { page: "operate" }],
    ["/rules/stella", { page: "rules", name: "stella" }],
    ["/score/comet/", { page: "score", name: "comet" }],
    ["/learn/comet-placing", { page: "learn", name: "comet-placing" }],
    ["/table/0a1b2c", { page: "table", name: "0a1b2c" }],
    ["/replay/0a1b2c/", { page: "replay", name: "0a1b2c" }],
  ])("%s", (path, route) => expect(routeOf(path, GAMES)).toEqual(route));

  it.each(["/rules/chess", "/score/", "/table/", "/table/a/b", "/table/A", "/replay/a-b", "/new/", "/nothing", "//"])(
    "%s leads nowhere",
    (path) => expect(routeOf(path, GAMES)).toEqual({ page: "nowhere" }),
  );
});
