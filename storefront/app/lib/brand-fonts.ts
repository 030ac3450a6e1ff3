import type { FontPair } from "@contract/rules/font-pairs"
import cormorant from "../fonts/cormorant-garamond.woff2?url"
import cormorantMulish from "../fonts/cormorant-mulish.css?inline"
import figtree from "../fonts/figtree.woff2?url"
import fraunces from "../fonts/fraunces.woff2?url"
import inter from "../fonts/inter.woff2?url"
import manrope from "../fonts/manrope.woff2?url"
import manropeInter from "../fonts/manrope-inter.css?inline"
import mulish from "../fonts/mulish.woff2?url"
import playfair from "../fonts/playfair-display.woff2?url"
import playfairSource from "../fonts/playfair-source.css?inline"
import source from "../fonts/source-sans-3.woff2?url"

interface PageFonts {
  /** Font files used in the first screen of every page. */
  files: readonly string[]
  /** The rules that declare the faces and apply them to the page. Those of the built-in pair are in `app.css`. */
  faces: string
}

/** Defined on the server only: a browser's scripts name no font, because the page's HTML already does. */
const pageFonts: Readonly<Record<FontPair, PageFonts>> | null = import.meta.env.SSR
  ? {
      "fraunces-figtree": { files: [fraunces, figtree], faces: "" },
      "playfair-source": { files: [playfair, source], faces: playfairSource },
      "cormorant-mulish": { files: [cormorant, mulish], faces: cormorantMulish },
      "manrope-inter": { files: [manrope, inter], faces: manropeInter },
    }
  : null

/** Font files that a page preloads. */
export const fontFilesOf = (pair: FontPair): readonly string[] => pageFonts?.[pair].files ?? []

/** Rules that apply a font pair other than the built-in one, placed before the common style. Empty in a browser. */
export const fontStyle = (pair: FontPair): string => pageFonts?.[pair].faces ?? ""
