const dropped =
  /[\p{Cc}\p{Zl}\p{Zp}\u{ad}\u{61c}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fe00}-\u{fe0f}\u{fff9}-\u{fffb}]/u

const hyphen = /[\u2010-\u2012\u2015]/

/** What a text is printed with: whether a font has a character, and the ASCII spelling of the others. */
export interface Print {
  has: (character: string) => boolean
  transliterate: (text: string) => string
}

/**
 * Reduces a text to characters that a font has, so that no name or address is printed as question marks. The others are
 * transliterated, with their code points, so that different names stay different: `selam [U+1230 U+120B U+121D]`.
 * Control characters are dropped.
 */
export function printable(text: string, { has, transliterate }: Print): string {
  let printed = ""
  let left = ""
  const flush = (): void => {
    if (left) printed += `${transliterate(left)} [${Array.from(left, codeOf).join(" ")}]`.trim()
    left = ""
  }
  // A typed code must not look like a printed one.
  const characters = text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/\[(?=U\+)/g, "(")
  for (const character of characters) {
    if (dropped.test(character)) continue
    const drawn = has(character) ? character : hyphen.test(character) ? "-" : undefined
    if (drawn === undefined) left += character
    else {
      flush()
      printed += drawn
    }
  }
  flush()
  return printed.replace(/ {2,}/g, " ").trim()
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`

/** Hebrew and Arabic letters, and those of related scripts. */
const rightToLeft =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Direction of a text: that of its first letter. */
export const directionOf = (text: string): "ltr" | "rtl" => (rightToLeft.test(text) ? "rtl" : "ltr")
