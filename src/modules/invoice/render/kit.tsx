import type * as PdfRenderer from "@react-pdf/renderer" with { "resolution-mode": "import" }
import type { ReactElement } from "react"
import { FontShelf } from "./font-shelf"
import { directionOf, printable } from "./printable"

export type Style = Exclude<PdfRenderer.TextProps["style"], readonly unknown[] | undefined>
export type DocumentElement = ReactElement<PdfRenderer.DocumentProps>

/**
 * The renderer's parts. It is an ES module, which a CommonJS server can import at run time only: hence handed on,
 * not imported where it is used.
 */
export interface Kit extends Pick<
  typeof PdfRenderer,
  "Document" | "Page" | "View" | "Text" | "Image" | "Svg" | "Path" | "renderToBuffer"
> {
  /** A text in any script, in characters that the fonts have. */
  PrintableText: (props: { children: string; style?: Style }) => ReactElement
}

/** A word longer than any column is broken into pieces of this length; shorter ones stay whole. */
const longestWord = 24
const piece = 12

let loading: Promise<Kit & { prepare: (text: string) => Promise<void> }> | undefined

/**
 * Loads the renderer once for the process, and the fonts that a document needs.
 * @param document the content; all its texts can be drawn then
 */
export async function loadKit(document: object): Promise<Kit> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  const kit = await loading
  await kit.prepare(textsOf(document).join("\n").normalize("NFC"))
  return kit
}

/** All texts in plain data. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value]
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return []
  return Object.values(value).flatMap(textsOf)
}

/** What the templates themselves print: amounts, dates and labels. */
const ownCharacters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") + "₹·×–"

async function load() {
  const { Document, Font, Image, Page, Path, renderToBuffer, Svg, Text, View } =
    await import("@react-pdf/renderer")
  const { default: transliterate } = await import("any-ascii")
  const shelf = new FontShelf(Font)
  await shelf.prepare(ownCharacters)
  const print = { has: (character: string) => shelf.has(character), transliterate }
  Font.registerHyphenationCallback(piecesOf)
  const PrintableText: Kit["PrintableText"] = ({ children, style }) => {
    const text = printable(children, print)
    const direction = directionOf(text)
    const fonts: Style = { fontFamily: shelf.familiesOf(text), direction }
    // Names stay at their side of the column, in any direction.
    return <Text style={{ textAlign: "left", ...style, ...fonts }}>{text}</Text>
  }
  const prepare = (text: string) => shelf.prepare(text)
  return { Document, Page, View, Text, Image, Svg, Path, renderToBuffer, PrintableText, prepare }
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/** Breaks a long word between its graphemes: a vowel sign stays with its letter. */
function piecesOf(word: string): string[] {
  if (word.length <= longestWord) return [word]
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment)
  return letters.length <= longestWord
    ? [word]
    : Array.from({ length: Math.ceil(letters.length / piece) }, (_, index) =>
        letters.slice(index * piece, (index + 1) * piece).join("")
      )
}
