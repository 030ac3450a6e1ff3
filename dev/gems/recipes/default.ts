import { hero, rest, table } from "../heroes"
import { faceted, polished, views, type Recipe } from "../recipe"
import type { Scene } from "../scene"

/** The stones of the demo tenant `default`, by product slug. */
export const defaultRecipes: Record<string, Recipe> = {
  // Diamonds
  "round-brilliant-diamond-1-01-ct": faceted("round", "diamond-white", 6.4, 11, views),
  "princess-cut-diamond-0-90-ct": faceted("princess", "diamond-white", 5.4, 45),
  "emerald-cut-diamond-1-52-ct": faceted("emerald", "diamond-white", 7.4, 90),
  "oval-diamond-1-20-ct": faceted("oval", "diamond-warm", 8.1, 63),
  "fancy-yellow-cushion-diamond-1-08-ct": faceted("cushion", "diamond-yellow", 6.1, 8, views),
  "fancy-pink-pear-diamond-0-31-ct": faceted("pear", "diamond-pink", 5.3, 90),
  "champagne-diamond-0-75-ct": faceted("round", "diamond-brown", 5.8, 30),
  "black-diamond-2-05-ct": faceted("portuguese", "diamond-black", 8, 17),
  // Rubies
  "pigeon-blood-ruby-2-03-ct": faceted("oval", "ruby", 8.2, 25, views),
  "mozambique-cushion-ruby-1-52-ct": faceted("cushion-long", "ruby-bright", 7.1, 72),
  "pear-ruby-1-11-ct": faceted("pear", "ruby", 7.6, 118),
  "round-ruby-0-82-ct": faceted("round", "ruby-deep", 5.6, 5),
  "octagon-ruby-1-75-ct": faceted("emerald", "ruby-deep", 7.4, 24),
  "star-ruby-cabochon-4-20-ct": polished("star-ruby", 0.84, 0.68, 9.4, 30),
  "trillion-ruby-0-95-ct": faceted("trillion", "ruby-pink", 6.3, 90),
  // Sapphires
  "cornflower-sapphire-2-41-ct": faceted("oval", "sapphire-cornflower", 8.9, 37, views),
  "royal-blue-sapphire-3-05-ct": faceted("cushion-mixed", "sapphire-blue", 8.6, 20, views),
  "padparadscha-sapphire-1-34-ct": faceted("oval-mixed", "sapphire-orange", 7.3, 64),
  "pink-sapphire-1-65-ct": faceted("cushion", "sapphire-pink", 6.9, 33),
  "yellow-sapphire-pukhraj-4-12-ct": faceted("oval-mixed", "sapphire-yellow", 10.2, 21),
  "teal-sapphire-1-22-ct": faceted("round", "sapphire-teal", 6.5, 14),
  "violet-sapphire-1-48-ct": faceted("pear", "sapphire-violet", 8.6, 61),
  "white-sapphire-1-10-ct": faceted("radiant-square", "sapphire-white", 6, 10),
  // Emeralds
  "muzo-emerald-1-86-ct": faceted("emerald", "emerald", 8.2, 90, views),
  "zambian-oval-emerald-2-10-ct": faceted("oval", "emerald-deep", 9.4, 29),
  "slim-octagon-emerald-1-05-ct": faceted("emerald-slim", "emerald-bright", 7.9, 63),
  "pear-emerald-1-22-ct": faceted("pear", "emerald-bright", 8.6, 104),
  "panjshir-round-emerald-0-78-ct": faceted("round", "emerald", 5.9, 19),
  "cushion-emerald-1-47-ct": faceted("cushion-mixed", "emerald-deep", 7.2, 12),
  "mint-asscher-emerald-0-94-ct": faceted("asscher", "emerald-mint", 5.8, 8),
  // Amethysts
  "siberian-colour-amethyst-8-40-ct": faceted("cushion", "amethyst-deep", 13, 15, views),
  "uruguayan-amethyst-6-20-ct": faceted("oval", "amethyst-deep", 14, 66),
  "rose-de-france-amethyst-5-50-ct": faceted("emerald", "amethyst-rose", 13, 31),
  "zambian-pear-amethyst-7-10-ct": faceted("pear", "amethyst", 16, 90),
  "trillion-amethyst-4-35-ct": faceted("trillion", "amethyst", 11, 31),
  "portuguese-cut-amethyst-9-80-ct": faceted("portuguese", "amethyst", 14, 7),
  // Citrines
  "madeira-citrine-7-60-ct": faceted("oval-mixed", "citrine-madeira", 14, 43, views),
  "golden-cushion-citrine-9-30-ct": faceted("cushion-long", "citrine", 15, 18),
  "lemon-citrine-11-20-ct": faceted("portuguese", "citrine-lemon", 15, 10),
  "pear-citrine-5-15-ct": faceted("pear", "citrine", 14, 75),
  "emerald-cut-citrine-6-70-ct": faceted("emerald", "citrine", 13, 57),
  "trillion-citrine-3-90-ct": faceted("trillion", "citrine-lemon", 11, 90),
  // Quartz
  "ametrine-10-40-ct": faceted("emerald-slim", "ametrine", 17, 22, views),
  "asscher-rock-crystal-8-90-ct": faceted("asscher", "rock-crystal", 13, 16),
  "smoky-quartz-12-30-ct": faceted("cushion", "smoky", 15.5, 26),
  "rose-quartz-cabochon-14-50-ct": polished("rose-quartz", 0.78, 0.55, 18, 35),
  "prasiolite-6-05-ct": faceted("pear", "prasiolite", 15, 47),
  "himalayan-quartz-point-62-ct": faceted("crystal", "rock-crystal", 38, 52),
  "tigers-eye-cabochon-11-80-ct": polished("tiger", 0.74, 0.45, 17, 62),
  // Other stones
  "tanzanite-3-42-ct": faceted("cushion-long", "tanzanite", 9.8, 68, views),
  "lightning-ridge-black-opal-3-65-ct": polished("black-opal", 0.72, 0.46, 13, 34, views),
  "santa-maria-aquamarine-5-25-ct": faceted("emerald-slim", "aquamarine", 13.4, 90, views),
  "mahenge-pink-spinel-1-58-ct": faceted("cushion", "spinel", 6.9, 22),
  "tsavorite-garnet-1-31-ct": faceted("oval", "tsavorite", 7.5, 50),
  "mandarin-garnet-2-74-ct": faceted("cushion-mixed", "spessartine", 8.1, 36),
  "princess-rhodolite-garnet-2-20-ct": faceted("princess", "rhodolite", 7, 20),
  "morganite-4-08-ct": faceted("oval", "morganite", 11.8, 72),
  "demantoid-garnet-0-88-ct": faceted("round", "demantoid", 5.7, 25),
  "watermelon-tourmaline-4-60-ct": faceted("baguette", "tourmaline", 16, 35),
  "white-opal-4-15-ct": polished("white-opal", 0.76, 0.45, 13.5, 58),
  "black-spinel-5-40-ct": faceted("asscher", "spinel-black", 9.9, 21),
}

/** The hero of the demo tenant `default`. */
export const defaultHero = (): Scene =>
  hero(table([0.0075, 0.0055, 0.005], [0.06, 0.042, 0.03], 2.6, 1), [
    [faceted("cushion", "ruby", 9, 0), rest(-104, 1.25, 2.3, -0.1)],
    [faceted("emerald", "emerald", 9, 0), rest(-62, 1.02, 4.5, 1.3)],
    [faceted("round", "diamond-white", 6, 0), rest(-112, 0.62, 3.95, -1.6)],
    [faceted("pear", "citrine", 9, 0), rest(-120, 0.78, 0.75, 1.9)],
    [faceted("oval", "amethyst", 9, 0), rest(-96, 0.6, 0.75, -1.55)],
  ])
