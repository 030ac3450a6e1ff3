import { transliterateIndic } from "./transliterate"

const maxLength = 80

/** Letters that don't decompose into a base letter and a mark. */
const folded: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
}

/**
 * A name as a part of a URL: `[a-z0-9-]`, no `--`, no hyphen at either end, at most 80 characters, cut at a word
 * where one ends in the last half. Indic and accented letters are folded to Latin ones. Empty when the name has no
 * letter or digit that can be folded: the caller then picks a word of its own.
 */
export function slugify(name: string): string {
  const slug = transliterateIndic(name)
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => folded[letter] ?? "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
  if (slug.length <= maxLength) return slug
  const wordEnd = slug.lastIndexOf("-", maxLength)
  return slug.slice(0, wordEnd > maxLength / 2 ? wordEnd : maxLength).replace(/-$/, "")
}
