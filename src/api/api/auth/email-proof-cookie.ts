import { proofSeconds } from "../../../modules/account/email-proof"
import { cookie } from "../../../http/kernel/cookie"

/** Builds the cookie that identifies the browser that verified an e-mail. */
export const proofCookieOf = (token: string): string => cookie("emailProof", token, proofSeconds)
export const noProofCookie = (): string => cookie("emailProof", "", 0)
