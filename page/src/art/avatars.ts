/** An animal and a colour for every seat. */
import fox from "icon:fox";
import hedgehog from "icon:hedgehog";
import heron from "icon:heron";
import owl from "icon:owl";
import rabbit from "icon:rabbit";

export const AVATARS = [
  { path: fox, colour: "#b85c1e" },
  { path: owl, colour: "#3f66c4" },
  { path: heron, colour: "#8348ab" },
  { path: hedgehog, colour: "#24795a" },
  { path: rabbit, colour: "#b03c55" },
];
