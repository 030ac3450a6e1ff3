import { proofSeconds } from "../../../modules/account/email-proof"
import { cookie } from "../../../http/kernel/cookie"

/** Tells the browser that verified an e-mail from any other. */
export const proofCookieOf = (token: string): string => cookie("emailProof", token, proofSeconds)
export const noProofCookie = (): string => cookie("emailProof", "", 0)
