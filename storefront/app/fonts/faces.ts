import type { FontPair, fontPairs } from "@contract/rules/font-pairs"

type Pair = (typeof fontPairs)[FontPair]
type Family = Pair["display"] | Pair["text"]

interface Face {
  weights: string
  /** The characters of each of its files, by how their names end. A file comes when a page has one of them. */
  ranges: Readonly<Record<string, string>>
  /** Fonts that most machines have, one of which stands in until the face is there. */
  standIn: readonly string[]
  /** Percent: what makes the stand-in as wide and its lines as high as the face's, so that nothing moves. */
  size: number
  ascent: number
  descent: number
}

const headings = "400 600"
const text = "400 700"
const serif = ["Georgia", "Gelasio", "Liberation Serif", "Times New Roman"]
const sans = ["Arial", "Liberation Sans", "Roboto"]

const english = (arrows: string): string =>
  `U+0020-007E, U+00A0, U+00A9, U+00AB, U+00AE, U+00B0, U+00B7, U+00BB, U+00BD, U+00D7, U+00E9, U+00FC, U+2010-2014, U+2018-2019, U+201C-201D, U+2026, ${arrows}`
const otherLatin = (last: string): string =>
  `U+00A1-00A8, U+00AA, U+00AC-00AD, U+00AF, U+00B1-00B6, U+00B8-00BA, U+00BC, U+00BE-00D6, U+00D8-00E8, U+00EA-00FB, U+00FD-${last}, U+2015-2017, U+201A-201B, U+201E-2025, U+20AC, U+2122`
const rupee = "U+20B9"

const inThree = { "": english("U+2190-2193"), "-more": otherLatin("017F"), "-rupee": rupee }
const inFour = {
  "": english("U+2191, U+2193"),
  "-more": otherLatin("00FF"),
  "-ext": "U+0100-017F",
  "-rupee": rupee,
}

const faces: Readonly<Record<Family, Face>> = {
  Fraunces: { weights: headings, ranges: inThree, standIn: serif, size: 96, ascent: 101.9, descent: 26.6 },
  Figtree: { weights: text, ranges: inThree, standIn: sans, size: 99, ascent: 96, descent: 25.3 },
  "Playfair Display": {
    weights: headings,
    ranges: inFour,
    standIn: serif,
    size: 102,
    ascent: 106.1,
    descent: 24.6,
  },
  "Source Sans 3": { weights: text, ranges: inFour, standIn: sans, size: 94, ascent: 108.9, descent: 42.6 },
  "Cormorant Garamond": {
    weights: headings,
    ranges: inFour,
    standIn: serif,
    size: 89,
    ascent: 103.8,
    descent: 32.2,
  },
  Mulish: { weights: text, ranges: inFour, standIn: sans, size: 104, ascent: 96.6, descent: 24 },
  Manrope: { weights: headings, ranges: inFour, standIn: sans, size: 104, ascent: 102.5, descent: 28.8 },
  Inter: { weights: text, ranges: inFour, standIn: sans, size: 107, ascent: 90.5, descent: 22.5 },
}

/** One for each of its files: `Source Sans 3` is `source-sans-3.woff2`, `source-sans-3-more.woff2` ... */
const faceRules = (family: Family): string[] => {
  const { weights, ranges } = faces[family]
  const file = family.toLowerCase().replaceAll(" ", "-")
  return Object.entries(ranges).map(
    ([ending, range]) => `@font-face {
  font-family: "${family}";
  src: url("~/fonts/${file}${ending}.woff2") format("woff2");
  font-weight: ${weights};
  font-display: swap;
  unicode-range: ${range};
}`
  )
}

const standInRule = (family: Family): string => {
  const { standIn, size, ascent, descent } = faces[family]
  return `@font-face {
  font-family: "${family} Stand-in";
  src: ${standIn.map((it) => `local("${it}")`).join(", ")};
  size-adjust: ${String(size)}%;
  ascent-override: ${String(ascent)}%;
  descent-override: ${String(descent)}%;
  line-gap-override: 0%;
}`
}

const isFamily = (it: string): it is Family => Object.hasOwn(faces, it)

/**
 * Puts the rules of faces where a sheet says `@faces "Fraunces", "Figtree";`.
 * @throws Error where the sheet names one that isn't here
 */
export const withFaces = (css: string): string =>
  css.replace(/^@faces (.*);$/gm, (_, named: string) => {
    const families = named.split(", ").map((it) => {
      const family = it.slice(1, -1)
      if (!isFamily(family)) throw new Error(`No face is called ${it}`)
      return family
    })
    return [...families.flatMap(faceRules), ...families.map(standInRule)].join("\n")
  })
