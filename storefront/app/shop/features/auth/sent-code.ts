import type { OtpSent } from "@contract/auth"

/** A code that was mailed. */
export interface SentCode {
  email: string
  /** In milliseconds of the browser's clock. */
  expiresAt: number
  resendsLeft: number
}

let last: SentCode | null = null

export const rememberCode = (email: string, { expiresInSeconds, resendsLeft }: OtpSent): SentCode =>
  (last = { email, expiresAt: Date.now() + expiresInSeconds * 1000, resendsLeft })

/** Returns the last code sent while it is valid, so that reopening a dialog sends no new one. */
export const validCode = (email: string): SentCode | null =>
  last?.email === email && last.expiresAt > Date.now() ? last : null

export const clearCode = (): void => {
  last = null
}
