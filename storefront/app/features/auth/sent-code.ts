import type { OtpSent } from "@contract/auth"
import { browserApi } from "~/lib/browser-api"

/** A code on its way to somebody. */
export interface SentCode {
  email: string
  /** Milliseconds of the browser's clock. */
  expiresAt: number
  resendsLeft: number
}

let last: SentCode | null = null

const remember = (email: string, { expiresInSeconds, resendsLeft }: OtpSent): SentCode =>
  (last = { email, expiresAt: Date.now() + expiresInSeconds * 1000, resendsLeft })

/** The code sent last, while it is valid: a dialog that is opened again needs no new one. */
export const validCode = (email: string): SentCode | null =>
  last?.email === email && last.expiresAt > Date.now() ? last : null

export async function sendCode(email: string): Promise<SentCode> {
  return remember(email, await browserApi.send<OtpSent>("POST", "/api/auth/send-otp", { email }))
}

export async function resendCode(email: string): Promise<SentCode> {
  return remember(email, await browserApi.send<OtpSent>("POST", "/api/auth/resend-otp", { email }))
}

export const forgetCode = (): void => {
  last = null
}
