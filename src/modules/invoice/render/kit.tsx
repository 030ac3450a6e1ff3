import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type * as PdfRenderer from "@react-pdf/renderer" with { "resolution-mode": "import" }
import type { ReactElement } from "react"
import { printable } from "./printable"
import { trueTypeOf } from "./woff"

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
  /** A text from outside, in characters that the fonts can draw. */
  PrintableText: (props: { children: string; style?: Style }) => ReactElement
}

/** Noto Sans by its subsets; ₹ is in the extended one. */
const families = {
  latin: "Invoice Latin",
  "latin-ext": "Invoice Latin Extended",
  devanagari: "Invoice Devanagari",
}

/** Tried in this order for each character. */
export const fontStack = Object.values(families)

/** A word longer than any column is broken into pieces of this length; shorter ones stay whole. */
const longestWord = 24
const piece = 12

let loading: Promise<Kit> | undefined

/** Loads the renderer and its fonts once for the process: the fonts stay parsed. */
export function loadKit(): Promise<Kit> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Kit> {
  const { Document, Font, Image, Page, Path, renderToBuffer, Svg, Text, View } =
    await import("@react-pdf/renderer")
  for (const [subset, family] of Object.entries(families)) {
    Font.register({
      family,
      fonts: [400, 700].map((fontWeight) => ({ src: fontUrl(subset, fontWeight), fontWeight })),
    })
  }
  Font.registerHyphenationCallback((word) =>
    word.length > longestWord ? (word.match(new RegExp(`.{1,${piece}}`, "gu")) ?? [word]) : [word]
  )
  const PrintableText: Kit["PrintableText"] = ({ children, style }) => (
    <Text {...(style ? { style } : {})}>{printable(children)}</Text>
  )
  return { Document, Page, View, Text, Image, Svg, Path, renderToBuffer, PrintableText }
}

function fontUrl(subset: string, weight: number): string {
  const folder = dirname(require.resolve("@fontsource/noto-sans/package.json"))
  const woff = readFileSync(join(folder, "files", `noto-sans-${subset}-${weight}-normal.woff`))
  return `data:font/ttf;base64,${trueTypeOf(woff).toString("base64")}`
}
