import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { emptyMissingGlyph, renameFont, trueTypeOf } from "./woff"

/** A font of the package `@fontsource/{font}`: the characters of one script, or a part of them. */
export interface FontFile {
  /** Name in styles. */
  family: string
  font: string
  subset: string
  /** Three letters that distinguish its name from those of the font's other parts. */
  tag: string
  weights: readonly number[]
  /**
   * Without the table `GPOS`, which positions marks. fontkit throws where it attaches a mark to nothing. The marks' own
   * offsets place them.
   */
  isUnpositioned: boolean
  /** First and last code points of the characters that it may have. */
  ranges: readonly (readonly [number, number])[]
}

const weights = [400, 700]

/** Scripts that Noto Sans covers itself. */
const european = ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"]

interface Script {
  font: string
  subsets?: readonly string[]
  isUnpositioned?: boolean
}

const script = (font: string, subset: string): Script => ({ font, subsets: [subset], isUnpositioned: true })

/**
 * Fonts by script, with the parts that are used. Earlier ones are preferred. They are Noto's, except where Noto places
 * parts of letters by the table `GPOS`: the renderer ignores its offsets.
 */
const scripts: readonly Script[] = [
  { font: "noto-sans", subsets: european },
  script("noto-sans", "devanagari"),
  // Arabic and Urdu. Noto composes letters and dots.
  script("vazirmatn", "arabic"),
  script("hind-siliguri", "bengali"),
  script("anek-odia", "oriya"),
  script("mukta-mahee", "gurmukhi"),
  ...[
    "armenian",
    "georgian",
    "gujarati",
    "hebrew",
    "kannada",
    "malayalam",
    "sinhala",
    "tamil",
    "telugu",
    "thai",
  ].map((it) => script(`noto-sans-${it}`, it)),
  // Chinese and Japanese, in a hundred parts, of which a name needs a few.
  { font: "noto-sans-sc", isUnpositioned: true },
]

/** Lists the fonts. Reads only which characters they have. */
export const fontFiles = (): FontFile[] =>
  scripts.flatMap(({ font, subsets, isUnpositioned = false }) => {
    const ranges = JSON.parse(readFileSync(join(folderOf(font), "unicode.json"), "utf8")) as Record<
      string,
      string
    >
    return (subsets ?? Object.keys(ranges)).map((subset, index) => ({
      family: `${font} ${subset}`,
      font,
      // A part without a name is `[5]` in the list, and 5 in the file's name.
      subset: subset.replace(/[[\]]/g, ""),
      tag: `${subset === "devanagari" ? "D" : "P"}${String(index).padStart(2, "0")}`,
      weights: subsets ? weights : weights.slice(0, 1),
      isUnpositioned,
      ranges: (ranges[subset] ?? "").split(",").map(rangeOf),
    }))
  })

/** @param text `U+900-97f` or `U+20a8` */
function rangeOf(text: string): [number, number] {
  const [first = 0, last = first] = text
    .replace("U+", "")
    .split("-")
    .map((it) => Number.parseInt(it, 16))
  return [first, last]
}

/** Returns a font as a data URL with its TrueType file. */
export function fontUrl({ font, subset, tag, isUnpositioned }: FontFile, weight: number): string {
  const woff = readFileSync(join(folderOf(font), "files", `${font}-${subset}-${String(weight)}-normal.woff`))
  const file = trueTypeOf(woff, isUnpositioned ? "GPOS" : undefined)
  emptyMissingGlyph(file)
  renameFont(file, tag)
  return `data:font/ttf;base64,${file.toString("base64")}`
}

const folderOf = (font: string): string => dirname(require.resolve(`@fontsource/${font}/package.json`))
