import { type FontPair, fontPairs } from "@contract/rules/font-pairs"

/** A face, its stand-in of the same measure (`app/fonts`), and what any machine has. */
const family = (face: string, last: string): string => `"${face}", "${face} Stand-in", ${last}`

/** The `font-family` of headings and of everything else, as the sheets of `app/fonts` have it. */
export const familiesOf = (pair: FontPair): { display: string; text: string } => ({
  display: family(fontPairs[pair].display, "Georgia, serif"),
  text: family(fontPairs[pair].text, "ui-sans-serif, system-ui, sans-serif"),
})
