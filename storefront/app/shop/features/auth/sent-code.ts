import type { OtpSent } from "@contract/auth"

/** A code on its way to somebody. */
export interface SentCode {
  email: string
  /** Milliseconds of the browser's clock. */
  expiresAt: number
  resendsLeft: number
}

let last: SentCode | null = null

export const rememberCode = (email: string, { expiresInSeconds, resendsLeft }: OtpSent): SentCode =>
  (last = { email, expiresAt: Date.now() + expiresInSeconds * 1000, resendsLeft })

/** The code sent last, while it is valid: a dialog that is opened again needs no new one. */
export const validCode = (email: string): SentCode | null =>
  last?.email === email && last.expiresAt > Date.now() ? last : null

export const forgetCode = (): void => {
  last = null
}
