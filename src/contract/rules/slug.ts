import { transliterateIndic } from "./transliterate"

const maxLength = 80

/** Letters without a Unicode decomposition into base letter and mark. */
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
 * Converts a name to a URL slug: `[a-z0-9-]`, no `--`, no hyphen at either end, at most 80 characters, cut at a word
 * boundary in the last half if there is one. Indic and accented letters become Latin ones. Empty when the name has no
 * convertible letter or digit; the caller then supplies its own word.
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
