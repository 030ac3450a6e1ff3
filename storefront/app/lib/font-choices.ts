import { type FontPair, fontPairName, fontPairs } from "@contract/rules/font-pairs"
import { defaultFontPair } from "@contract/rules/tenant-defaults"
import cormorantMulish from "../fonts/cormorant-mulish.css?url"
import manropeInter from "../fonts/manrope-inter.css?url"
import playfairSource from "../fonts/playfair-source.css?url"
import { familiesOf } from "./font-families"

/** The sheets that a page needs to show every pair; the built-in one it has already. A face is fetched once it is drawn. */
export const fontSheets: readonly (readonly [FontPair, string])[] = [
  ["playfair-source", playfairSource],
  ["cormorant-mulish", cormorantMulish],
  ["manrope-inter", manropeInter],
]

/** The pairs as they are offered. */
export const fontChoices = (Object.keys(fontPairs) as FontPair[]).map((pair) => ({
  pair,
  name: fontPairName(pair),
  manner: pair === defaultFontPair ? `${fontPairs[pair].manner} (built in)` : fontPairs[pair].manner,
  ...familiesOf(pair),
}))
