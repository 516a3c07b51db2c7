import type { CSSOptions } from "vite";

type Plugins = Exclude<NonNullable<CSSOptions["postcss"]>, string>["plugins"];

const isPointed = (selector: string): boolean => selector.includes(":hover");

/** Limits hover styles to devices that can hover: after a touch they would stay. */
export const hovering: Plugins = [
  {
    postcssPlugin: "hovering",
    Rule(rule, { AtRule }) {
      const pointed = rule.selectors.filter(isPointed);
      if (
        !pointed.length ||
        (rule.parent?.type === "atrule" && (rule.parent as { params?: string }).params === "(hover: hover)")
      )
        return;
      const media = new AtRule({ name: "media", params: "(hover: hover)", source: rule.source });
      rule.after(media.append(rule.clone({ selectors: pointed })));
      rule.selectors = rule.selectors.filter((selector) => !isPointed(selector));
      if (!rule.selectors.some(Boolean)) rule.remove();
    },
  },
];
