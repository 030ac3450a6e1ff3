import { proofSeconds } from "../../../modules/account/email-proof"
import { cookie } from "../../../http/session"

/** Tells the browser that verified an e-mail from any other. */
export const proofCookie = "ratna_email_proof"

const path = "/api/auth"
export const proofCookieOf = (token: string): string => cookie(proofCookie, token, path, proofSeconds)
export const noProofCookie = (): string => cookie(proofCookie, "", path, 0)
