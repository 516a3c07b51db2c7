/** Who sits where: an animal and a colour for every seat. */
import fox from "icon:fox";
import hedgehog from "icon:hedgehog";
import heron from "icon:heron";
import owl from "icon:owl";
import rabbit from "icon:rabbit";

export const AVATARS = [
  { body: fox, colour: "#b85c1e" },
  { body: owl, colour: "#3f66c4" },
  { body: heron, colour: "#8348ab" },
  { body: hedgehog, colour: "#24795a" },
  { body: rabbit, colour: "#b03c55" },
];
