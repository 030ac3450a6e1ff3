/** Typed text that is normalized already; most is. */
const plain = /^(?:[!-~]+(?: [!-~]+)*)?$/
/**
 * Longer texts are left as they are. Every field refuses them, and reading them would take too long: a row of an import
 * has dozens.
 */
const maxRead = 25_000

const invisible = /\p{Cf}+/gu
const invisibleButJoiners = /[^\P{Cf}\u200c\u200d]+/gu
/** Zero-width joiners decide how letters of Indic and Arabic scripts join, but only between letters or marks. */
const strayJoiners = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu
const repeatedJoiners = /([\u200c\u200d])[\u200c\u200d]+/g
/** More marks on one letter than any language writes (UAX 15). Sorting thousands of them takes minutes. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu
/** A text in which nothing can be seen: blanks, fillers, variation selectors, control characters. */
const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g

function visible(typed: string): string {
  let text = typed.replace(invisibleButJoiners, "")
  let before: string
  // Composing two characters can make the joiner after them a stray one.
  do {
    before = text
    text = text
      .replace(repeatedJoiners, "$1")
      .replace(strayJoiners, "")
      .replace(tooManyMarks, "$1")
      .normalize("NFC")
  } while (text !== before)
  return unseen.test(text) ? "" : text
}

const isReady = (typed: string): boolean => typed.length > maxRead || plain.test(typed)

/**
 * Normalizes a text of one line as it was typed or pasted: without invisible format characters, composed (Unicode's
 * form NFC), single spaces between words and none at the ends. Empty when nothing can be seen.
 */
export const oneLine = (typed: string): string =>
  isReady(typed) ? typed : visible(typed).replace(/\s+/g, " ").trim()

/** Normalizes a text of several lines as `oneLine`, but keeps line breaks (as `\n`), tabs and runs of spaces. */
export const severalLines = (typed: string): string =>
  isReady(typed)
    ? typed
    : visible(typed.replace(lineBreak, "\n"))
        .replace(/[^\S\n\t]/g, " ")
        .split("\n")
        .map((line) => line.trimEnd())
        .join("\n")
        .trim()

const digits = new Map<string, string>()

/** Converts a decimal digit of any script. Unicode keeps a script's digits together, in tens that begin with 0. */
function asciiDigit(digit: string): string {
  const known = digits.get(digit)
  if (known !== undefined) return known
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  const value = String((point - first) % 10)
  digits.set(digit, value)
  return value
}

const ascii = (typed: string): string =>
  typed
    .replace(invisible, "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[^\P{Nd}0-9]/gu, asciiDigit)

/**
 * Normalizes a number, or an identifier such as a SKU or a report number: as `oneLine`, without any format character,
 * with ASCII digits and hyphens.
 */
export const identifier = (typed: string): string => (isReady(typed) ? typed : oneLine(ascii(typed)))

/** Removes characters from an identifier. What they stood between may compose. */
const without = (separators: RegExp, typed: string): string =>
  identifier(identifier(typed).replace(separators, ""))

/** Normalizes an identifier that is written without spaces: pincode, HSN code, one-time code. */
export const spaceless = (typed: string): string => without(/ /g, typed)

/** Normalizes a PAN or a GSTIN: without spaces, in capitals. Only ASCII letters have capitals here. */
export const upperSpaceless = (typed: string): string =>
  spaceless(typed).replace(/[a-z]+/g, (letters) => letters.toUpperCase())

/** Normalizes a person's phone number: without spaces and dots. Parentheses and hyphens stay. */
export const phoneNumber = (typed: string): string => without(/[ .]/g, typed)

/** Normalizes an e-mail. It isn't composed, because that turns a few foreign letters into Latin ones. */
export const emailAddress = (typed: string): string => (isReady(typed) ? typed : ascii(typed).trim())

/** Longer passwords are refused unread. */
const maxPasswordRead = 1_000
const passwordForm = (typed: string, form: "NFC" | "NFD" | "NFKC"): string =>
  typed.length > maxPasswordRead ? typed : typed.normalize(form)

/** The form in which passwords are judged and stored: the same text, whichever keyboard typed it (NFKC). */
export const passwordText = (typed: string): string => passwordForm(typed, "NFKC")

/**
 * Returns the forms of a typed password that a stored one can have, for most passwords one: older ones were stored as
 * they were typed, and devices compose accented letters in different ways.
 */
export const passwordForms = (typed: string): string[] => [
  ...new Set([passwordText(typed), typed, passwordForm(typed, "NFC"), passwordForm(typed, "NFD")]),
]
