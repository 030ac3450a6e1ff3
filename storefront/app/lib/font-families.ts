import { type FontPair, fontPairs } from "@contract/rules/font-pairs"

/** A face, its metric-compatible fallback (`app/fonts`), and a generic family. */
const family = (face: string, last: string): string => `"${face}", "${face} Stand-in", ${last}`

/** The `font-family` values for headings and text, as in the stylesheets of `app/fonts`. */
export const familiesOf = (pair: FontPair): { display: string; text: string } => ({
  display: family(fontPairs[pair].display, "Georgia, serif"),
  text: family(fontPairs[pair].text, "ui-sans-serif, system-ui, sans-serif"),
})
