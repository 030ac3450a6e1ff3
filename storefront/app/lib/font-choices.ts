import { type FontPair, fontPairName, fontPairs } from "@contract/rules/font-pairs"
import { defaultFontPair } from "@contract/rules/tenant-defaults"
import cormorantMulish from "../fonts/cormorant-mulish.css?url"
import manropeInter from "../fonts/manrope-inter.css?url"
import playfairSource from "../fonts/playfair-source.css?url"
import { familiesOf } from "./font-families"

/**
 * Stylesheets that a page needs to show every font pair; the built-in pair is already loaded. A face is fetched when it
 * is first drawn.
 */
export const fontSheets: readonly (readonly [FontPair, string])[] = [
  ["playfair-source", playfairSource],
  ["cormorant-mulish", cormorantMulish],
  ["manrope-inter", manropeInter],
]

/** The font pairs to choose from. */
export const fontChoices = (Object.keys(fontPairs) as FontPair[]).map((pair) => ({
  pair,
  name: fontPairName(pair),
  manner: pair === defaultFontPair ? `${fontPairs[pair].manner} (built in)` : fontPairs[pair].manner,
  ...familiesOf(pair),
}))
