import type { Rule } from "./rule"
import { upperSpaceless } from "./typed-text"

/**
 * A permanent account number of India's Income Tax Department: five letters, four digits, a letter. The fourth letter is
 * the kind of holder: company, person, firm, trust and so on.
 */
const panPattern = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/

/** Whether a text is a PAN, in capitals and without spaces. PANs have no check character. */
export const isPan = (text: string): boolean => panPattern.test(text)

export const panProblem: Rule = (typed) =>
  isPan(upperSpaceless(typed)) ? undefined : "Please enter a valid PAN, like AAAPA1234A"

/** Masks a PAN so that its owner can recognize it: `AAAPA****A`. */
export const maskedPan = (pan: string): string => `${pan.slice(0, 5)}****${pan.slice(9)}`
