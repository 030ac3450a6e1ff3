import { hero, rest, table } from "../heroes"
import { faceted, polished, views, type Recipe } from "../recipe"
import type { Scene } from "../scene"

/** The stones of the demo tenant `sapphire`, by product slug. */
export const sapphireRecipes: Record<string, Recipe> = {
  "neelam-vivid-oval-4-02-ct": faceted("oval", "sapphire-blue", 9.9, 70, views),
  "kashmir-colour-cushion-2-18-ct": faceted("cushion", "sapphire-cornflower", 7.4, 42, views),
  "midnight-sapphire-5-30-ct": faceted("emerald", "sapphire-deep", 10.4, 66),
  "ceylon-round-sapphire-1-72-ct": faceted("round", "sapphire-blue", 7, 16),
  "montana-teal-sapphire-1-05-ct": faceted("radiant", "sapphire-teal", 6.2, 24),
  "blue-star-sapphire-8-15-ct": polished("star-sapphire", 0.86, 0.7, 11.6, 12, views),
  "party-sapphire-2-60-ct": faceted("cushion-long", "sapphire-party", 9, 30),
  "pear-neelam-3-11-ct": faceted("pear", "sapphire-deep", 11, 90),
  "marquise-blue-sapphire-1-36-ct": faceted("marquise", "sapphire-blue", 9.8, 64),
  "pitambari-neelam-3-85-ct": faceted("oval-mixed", "sapphire-party", 9.6, 53),
  "pukhraj-oval-5-05-ct": faceted("oval", "sapphire-yellow", 10.9, 33),
  "cobalt-blue-spinel-0-92-ct": faceted("cushion", "spinel-cobalt", 5.6, 9),
  "tanzanite-trillion-2-95-ct": faceted("trillion", "tanzanite", 9.3, 90, views),
  "aquamarine-pear-6-40-ct": faceted("pear", "aquamarine", 15.2, 62),
  "lapis-lazuli-cabochon-16-ct": polished("lapis", 0.76, 0.42, 20, 40),
  "rainbow-moonstone-7-20-ct": polished("moonstone", 0.8, 0.6, 14, 27),
  "swiss-blue-topaz-9-15-ct": faceted("portuguese", "topaz", 13, 13),
  "blue-zircon-3-55-ct": faceted("round", "zircon", 8.4, 28),
  "indicolite-tourmaline-2-08-ct": faceted("emerald-slim", "indicolite", 10, 58),
  "arizona-turquoise-12-ct": polished("turquoise", 0.8, 0.45, 17, 48),
}

/** The hero of the demo tenant `sapphire`. */
export const sapphireHero = (): Scene =>
  hero(table([0.003, 0.0055, 0.012], [0.022, 0.036, 0.075], 2.6, 1), [
    [faceted("oval", "sapphire-cornflower", 9, 0), rest(-98, 1.35, 2.5, 0)],
    [faceted("emerald-slim", "aquamarine", 9, 0), rest(-60, 0.95, 4.75, 1.5)],
    [faceted("round", "diamond-white", 6, 0), rest(-112, 0.52, 4.1, -1.6)],
    [faceted("trillion", "tanzanite", 9, 0), rest(-110, 0.72, 0.75, 1.8)],
    [polished("star-sapphire", 0.86, 0.7, 9, 0), { resting: false, turn: 30, scale: 0.5, at: [0.9, -1.6] }],
  ])
