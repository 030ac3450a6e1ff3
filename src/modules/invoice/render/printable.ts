import { transliterateIndic } from "../../../lib/transliterate"

/** The Indic scripts that the invoice's fonts don't draw: all but Devanagari. */
const otherIndic = /[\u0980-\u0d7f\u200c\u200d]+/g

/** What the fonts draw: Latin with its extensions, Devanagari, punctuation, currency signs and a few symbols. */
const drawable =
  /[\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u0900-\u097f\u2010-\u2027\u2030-\u203a\u20a0-\u20bf\u2122\u2212]/

const dropped = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Extended_Pictographic}\u{fe00}-\u{fe0f}\u{20e3}]/u

/**
 * A text in characters that the invoice's fonts can draw: other Indic scripts are read in Latin letters, emoji and
 * control characters left out, anything else shown as `?`, so that no name or address can break an invoice.
 */
export function printable(text: string): string {
  const latin = text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(otherIndic, (word) => capitalised(transliterateIndic(word)))
  return Array.from(latin, (char) => (dropped.test(char) ? "" : drawable.test(char) ? char : "?"))
    .join("")
    .replace(/ {2,}/g, " ")
    .trim()
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
