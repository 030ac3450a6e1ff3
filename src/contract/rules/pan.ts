import type { Rule } from "./rule"

/** A permanent account number of India's Income Tax Department: five letters, four digits, a letter. */
const panPattern = /^[A-Z]{5}\d{4}[A-Z]$/

/** As it is written: without spaces, in capitals. */
export const normalPan = (typed: string): string => typed.replace(/\s/g, "").toUpperCase()

export const panProblem: Rule = (typed) =>
  panPattern.test(normalPan(typed)) ? undefined : "Please enter a valid PAN, like ABCDE1234F"

/** A PAN as it is shown where its owner only needs to know it again: `ABCDE****F`. */
export const maskedPan = (pan: string): string => `${pan.slice(0, 5)}****${pan.slice(9)}`

/**
 * Whether the law asks for the buyer's PAN. Amounts in rupees or both in paise.
 * @param threshold 0: never
 */
export const needsPan = (total: number, threshold: number): boolean => threshold > 0 && total > threshold
