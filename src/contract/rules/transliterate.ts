/**
 * Start of the Indic blocks. Unicode lays out India's scripts alike, each in a block of 128 code points, so one table
 * by the offset within the block covers all nine.
 */
const firstBlock = 0x0900
const lastPoint = 0x0d7f
const blockSize = 0x80

// prefix → letters from that offset on; several offsets share a plain Latin letter.
const vowels = table(0x05, "a a i i u u ri li e e e ai o o o au")
const consonants = table(
  0x15,
  "k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h"
)
const vowelSigns = table(0x3e, "a i i u u ri ri e e e ai o o o au")
const dotted: Record<string, string> = { k: "q", j: "z", ph: "f", d: "r", dh: "rh" }

const candrabindu = 0x01
const anusvara = 0x02
const visarga = 0x03
const nukta = 0x3c
const virama = 0x4d
const digitZero = 0x66
const tippi = 0x70

/** Scripts whose languages drop the vowel of a word's final bare consonant: Hindi `राम` is ram, not rama. */
const silentEnd = new Set([0x0900, 0x0980, 0x0a00, 0x0a80])

/**
 * Transliterates the nine Indic scripts to plain Latin letters, best effort (`"माणिक्य"` → `"manikya"`), and keeps
 * every other character. For slugs and for output without Indic fonts; not a scholarly transliteration.
 */
export function transliterateIndic(text: string): string {
  const points = Array.from(text.normalize("NFC"), (char) => ({ char, ...placeOf(char) }))
  let latin = ""
  for (const [index, { char, block, offset }] of points.entries()) {
    const next = points[index + 1]
    const following = next?.block === block ? next.offset : -1
    if (block < 0) latin += char
    else if (consonants.has(offset)) {
      const letter = consonants.get(offset) ?? ""
      latin += following === nukta ? (dotted[letter] ?? letter) : letter
      latin += following === nukta ? "" : inherentVowel(points, index)
    } else if (offset === nukta) latin += inherentVowel(points, index)
    else if (offset === candrabindu || offset === tippi) latin += "n"
    else if (offset === anusvara) latin += following >= 0x2a && following <= 0x2e ? "m" : "n"
    else if (offset === visarga) latin += "h"
    else if (offset >= digitZero && offset < digitZero + 10) latin += String(offset - digitZero)
    else latin += vowels.get(offset) ?? vowelSigns.get(offset) ?? ""
  }
  return latin
}

interface Point {
  char: string
  block: number
  offset: number
}

/**
 * Returns the inherent `a` of a consonant, unless a vowel sign or a virama follows, or it is silent at a word's end.
 */
function inherentVowel(points: readonly Point[], index: number): string {
  const here = points[index]
  const next = points[index + 1]
  if (!here) return ""
  if (next?.block === here.block) return vowelSigns.has(next.offset) || next.offset === virama ? "" : "a"
  const before = points[index - 1]
  // A single syllable and a conjunct keep their vowel: `माणिक्य` is manikya.
  const spoken = before?.block !== here.block || before.offset === virama
  return silentEnd.has(here.block) && !spoken ? "" : "a"
}

function placeOf(char: string): { block: number; offset: number } {
  const point = char.codePointAt(0) ?? 0
  if (point < firstBlock || point > lastPoint) return { block: -1, offset: -1 }
  return { block: point - (point % blockSize), offset: point % blockSize }
}

function table(from: number, letters: string): Map<number, string> {
  return new Map(letters.split(" ").map((letter, index) => [from + index, letter]))
}
