import type * as PdfRenderer from "@react-pdf/renderer" with { "resolution-mode": "import" }
import type { ReactElement } from "react"
import { printable } from "./printable"

export type Style = NonNullable<PdfRenderer.TextProps["style"]>

/**
 * The renderer's parts. It is an ES module, which a CommonJS server can import at run time only: hence handed on,
 * not imported where it is used.
 */
export interface Kit extends Pick<
  typeof PdfRenderer,
  "Document" | "Page" | "View" | "Text" | "Image" | "renderToBuffer"
> {
  /** A text from outside, in characters that the fonts can draw. */
  Say: (props: { children: string; style?: Style }) => ReactElement
}

/** Tried in this order for each character. */
export const fontStack = ["Invoice Latin", "Invoice Latin Extended", "Invoice Devanagari"]
const subsets = ["latin", "latin-ext", "devanagari"]

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
  const { Document, Font, Image, Page, renderToBuffer, Text, View } = await import("@react-pdf/renderer")
  fontStack.forEach((family, index) => {
    Font.register({
      family,
      fonts: [400, 700].map((weight) => ({ src: fontFile(subsets[index], weight), fontWeight: weight })),
    })
  })
  Font.registerHyphenationCallback((word) =>
    word.length > longestWord ? (word.match(new RegExp(`.{1,${piece}}`, "gu")) ?? [word]) : [word]
  )
  const Say: Kit["Say"] = ({ children, style }) => (
    <Text {...(style ? { style } : {})}>{printable(children)}</Text>
  )
  return { Document, Page, View, Text, Image, renderToBuffer, Say }
}

const fontFile = (subset: string | undefined, weight: number): string =>
  require.resolve(`@fontsource/noto-sans/files/noto-sans-${String(subset)}-${weight}-normal.woff`)
