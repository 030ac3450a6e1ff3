import type { Rule } from "./rule"
import { upperSpaceless } from "./typed-text"

/** A permanent account number of India's Income Tax Department: five letters, four digits, a letter. */
const panPattern = /^[A-Z]{5}\d{4}[A-Z]$/

export const panProblem: Rule = (typed) =>
  panPattern.test(upperSpaceless(typed)) ? undefined : "Please enter a valid PAN, like ABCDE1234F"

/** Masks a PAN so that its owner can recognize it: `ABCDE****F`. */
export const maskedPan = (pan: string): string => `${pan.slice(0, 5)}****${pan.slice(9)}`

/**
 * Returns whether the law requires the buyer's PAN. Both amounts are in rupees, or both in paise.
 * @param threshold 0: never
 */
export const needsPan = (total: number, threshold: number): boolean => threshold > 0 && total > threshold
