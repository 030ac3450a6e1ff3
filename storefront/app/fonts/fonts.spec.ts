import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type FontPair, fontPairs } from "@contract/rules/font-pairs"
import { familiesOf } from "~/lib/font-families"
import { readFace } from "../../test/woff2"
import { withFaces } from "./faces"

interface Rule {
  family: string
  file: string | undefined
  swaps: boolean
  range: string
  /** Shares of 1. */
  share: (property: string) => number
}

const sheetOf = (pair: FontPair): string =>
  pair === "fraunces-figtree" ? join(__dirname, "../app.css") : join(__dirname, `${pair}.css`)

const rulesIn = (css: string): Rule[] =>
  [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule = ""]) => {
    const valueOf = (property: string) => new RegExp(`${property}:\\s*([^;]*);`).exec(rule)?.[1] ?? ""
    return {
      family: valueOf("font-family").replaceAll('"', ""),
      file: /url\("~\/fonts\/([\w-]+\.woff2)"\)/.exec(rule)?.[1],
      swaps: valueOf("font-display") === "swap",
      range: valueOf("unicode-range"),
      share: (property) => parseFloat(valueOf(property)) / 100,
    }
  })

const bytesOf = (file: string): Buffer => readFileSync(join(__dirname, file))
const codes = (text: string): number[] => Array.from(text, (it) => it.charCodeAt(0))

describe.each(Object.entries(fontPairs))("%s", (pair, { display, text }) => {
  const sheet = withFaces(readFileSync(sheetOf(pair as FontPair), "utf8"))
  const rules = rulesIn(sheet)

  it("sets its pages in the families by which the choice is drawn", () => {
    const { display: heading, text: rest } = familiesOf(pair as FontPair)
    const [, own = sheet] = sheet.split(`html[data-fonts="${pair}"]`)
    expect(/--font-display: ([^;]*);/.exec(own)?.[1]).toBe(heading)
    expect(/--font-sans: ([^;]*);/.exec(own)?.[1]).toBe(rest)
  })

  it.each([display, text])(
    "%s draws English and ₹ from small files, and text is seen before they come",
    (family) => {
      const own = rules.filter((it) => it.family === family)
      expect(own.length).toBeGreaterThanOrEqual(2)
      expect(own.every((it) => it.swaps)).toBe(true)
      const [main] = own
      const face = readFace(bytesOf(main?.file ?? ""))
      const english = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'\"()&%+-/@"
      expect(codes(english).filter((it) => !face.draws(it))).toEqual([])
      expect(bytesOf(main?.file ?? "").length).toBeLessThan(30_000)
      const rupee = own.find((it) => it.range === "U+20B9")
      expect(readFace(bytesOf(rupee?.file ?? "")).draws(0x20b9)).toBe(true)
      expect(bytesOf(rupee?.file ?? "").length).toBeLessThan(1_500)
    }
  )

  it.each([display, text])("%s takes the place of a stand-in whose lines are as high", (family) => {
    const stand = rules.find((it) => it.family === `${family} Stand-in`)
    const main = rules.find((it) => it.family === family)
    const { ascent, descent } = readFace(bytesOf(main?.file ?? ""))
    const size = stand?.share("size-adjust") ?? 0
    expect(size * (stand?.share("ascent-override") ?? 0)).toBeCloseTo(ascent, 2)
    expect(size * (stand?.share("descent-override") ?? 0)).toBeCloseTo(descent, 2)
    expect(stand?.share("line-gap-override")).toBe(0)
  })
})
