import { transliterateIndic } from "../../../contract/rules/transliterate"

/** Indic scripts that the invoice fonts don't cover: all except Devanagari. */
const otherIndic = /[\u0980-\u0d7f\u200c\u200d]+/g

/** Characters that the fonts cover: Latin with its extensions, Devanagari, punctuation and currency signs. */
const drawable =
  /[\u0020-\u007e\u00a0-\u024f\u1e00-\u1e9f\u1ef2-\u1eff\u0900-\u097f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u20a0-\u20bf\u2122\u2212]/

const hyphen = /[\u2010-\u2012\u2015]/

const dropped = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Extended_Pictographic}\u{fe00}-\u{fe0f}\u{20e3}]/u

/**
 * Reduces a text to characters that the invoice fonts cover, so that no name or address can break an invoice. Other
 * Indic scripts are transliterated to Latin, emoji and control characters are removed, and other letters are reduced to
 * their base or shown as `?`.
 */
export function printable(text: string): string {
  const latin = text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(otherIndic, (word) => capitalised(transliterateIndic(word)))
  return Array.from(latin, drawn).join("").replace(/ {2,}/g, " ").trim()
}

function drawn(char: string): string {
  if (dropped.test(char)) return ""
  if (drawable.test(char)) return char
  if (hyphen.test(char)) return "-"
  const base = Array.from(char.normalize("NFKD")).filter((part) => drawable.test(part))
  return base.length > 0 ? base.join("") : "?"
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
