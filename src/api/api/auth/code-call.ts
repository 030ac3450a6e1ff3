import { emailBody, otpSent } from "../../../contract/auth"
import { codeCallLimit } from "./auth-limits"

/** What the calls that mail a code declare. */
export const codeCall = {
  access: "anyone",
  body: emailBody,
  answers: { 200: otpSent },
  refusals: ["CONFLICT", "TOO_MANY_REQUESTS"],
  limits: [codeCallLimit],
} as const
