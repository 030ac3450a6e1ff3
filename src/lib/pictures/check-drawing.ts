import { invalid } from "../api-error"
import { isCompressed } from "./picture-format"

/** A logo of shapes has some kilobytes. */
const maxBytes = 64 * 1024
const maxElements = 2_000
/** Letters that are drawn; each costs the layout of a text. */
const maxLetters = 500

/** Content that a drawing doesn't need and that only a page would execute, and declarations that multiply content. */
const active = /<\s*(script|foreignObject|iframe)|\son\w+\s*=|javascript:|<!(ENTITY|ATTLIST)/i

/**
 * An embedded file other than a picture of pixels. Decoders read it as a drawing, whose content this check doesn't see, by
 * whatever type and in whatever attribute or style. Fonts are ignored.
 */
const nested = /(?<=["'(])(?<!src:url\(["']?)data:(?!image\/(?:png|jpe?g|gif|webp|avif)[;,])/i
/** Characters written as a number: in XML, and in styles. */
const references = [/&#x0*([0-9a-f]{1,6});/gi, /&#0*(\d{1,7});/g, /\\([0-9a-f]{1,6})\s?/gi] as const

/** Whether a drawing contains another one. White space and control characters count for nothing in an address. */
function hasNested(text: string): boolean {
  const [hex, decimal, style] = references
  const written = text
    .replace(hex, (_, code: string) => letterOf(Number.parseInt(code, 16)))
    .replace(decimal, (_, code: string) => letterOf(Number(code)))
    .replace(style, (_, code: string) => letterOf(Number.parseInt(code, 16)))
  return nested.test(written.replace(/[\s\p{Cc}\\]/gu, ""))
}

const letterOf = (code: number): string => (code < 128 ? String.fromCharCode(code) : "?")

/** Encodings in which markup looks like ASCII. Others could hide it from this check. */
const readable = /^(utf-8|us-ascii|iso-8859-\d+|windows-125\d)$/i

/** Beginning and end of each kind of markup; the last one is a tag. */
const markup = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
  ["<", ">"],
] as const

/** Elements whose text isn't drawn. */
const undrawn = /^<(\/?)(?:\w+:)?(style|title|desc|metadata)[\s/>]/

/**
 * Checks a drawing (SVG) before a decoder reads it.
 * @throws ApiError VALIDATION_FAILED for a drawing that is compressed, is too large or contains scripts
 */
export function checkDrawing(svg: Buffer, field: string): void {
  if (isCompressed(svg)) throw invalid(field, "A compressed SVG can't be used. Save it as SVG, not as SVGZ.")
  if (svg.length > maxBytes) throw invalid(field, "An SVG may have at most 64 KB")
  const text = svg.toString("utf8").replace(/^\uFEFF/, "")
  const [, encoding = "utf-8"] = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(text) ?? []
  if (!readable.test(encoding) || text.includes("\0")) throw invalid(field, "An SVG must be encoded in UTF-8")
  if (active.test(text)) throw invalid(field, "An SVG must not contain scripts")
  if (hasNested(text)) throw invalid(field, "An SVG must not contain another drawing")
  const { elements, letters } = countContent(text)
  if (elements > maxElements)
    throw invalid(field, `An SVG may have at most ${maxElements.toLocaleString("en-IN")} elements`)
  if (letters > maxLetters)
    throw invalid(
      field,
      `An SVG may have at most ${String(maxLetters)} letters of text. Convert text to paths.`
    )
}

/**
 * Splits a drawing into markup and the texts between. Each character is read once.
 * @returns no more from markup on that doesn't end
 */
function* partsOf(text: string): Generator<string> {
  let at = 0
  while (at < text.length) {
    const [begin, end] = markup.find(([it]) => text.startsWith(it, at)) ?? ["", "<"]
    const found = text.indexOf(end, at + begin.length)
    if (begin !== "" && found < 0) return
    const next = begin === "" ? found : found + end.length
    yield text.slice(at, found < 0 ? undefined : next)
    at = found < 0 ? text.length : next
  }
}

/** Counts the elements and the drawn letters of a drawing. */
function countContent(text: string): { elements: number; letters: number } {
  let elements = 0
  let letters = 0
  let depth = 0
  for (const part of partsOf(text)) {
    if (part.startsWith("<!--") || part.startsWith("<?") || part.startsWith("<!DOCTYPE")) continue
    const isTag = part.startsWith("<") && !part.startsWith("<![")
    if (isTag && !part.startsWith("</")) elements += 1
    const [, isEnd, name] = undrawn.exec(part) ?? []
    if (isTag && name !== undefined && !part.endsWith("/>")) depth += isEnd ? -1 : 1
    if (!isTag && depth <= 0) letters += part.replace(/\s/g, "").length
  }
  return { elements, letters }
}
