/** How each colour is drawn: a wash, an ink, and a sign, so that nothing depends on colour alone. */
import drop from "icon:drop";
import flame from "icon:flame";
import leaf from "icon:linden-leaf";
import sleep from "icon:night-sleep";
import sun from "icon:sun";

export const COLOURS: Record<string, { wash: string; ink: string; sign: string }> = {
  blue: { wash: "#5b93e8", ink: "#17407f", sign: drop },
  green: { wash: "#52b07a", ink: "#0e5230", sign: leaf },
  red: { wash: "#e27a63", ink: "#8a1f0d", sign: flame },
  yellow: { wash: "#e9bf45", ink: "#634700", sign: sun },
  grey: { wash: "#9aa0b4", ink: "#3c4156", sign: sleep },
};
