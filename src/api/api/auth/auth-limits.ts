import type { CallLimit } from "../../../http/route-spec"

/** Accounts are opened, and refused to be, at this rate; each costs a password's hash. */
export const signUpLimit: CallLimit = { name: "sign-up", per: "client", maxPerHour: 30 }

/** Every call for a code counts, the refused ones too: a refusal tells who has an account. */
export const codeCallLimit: CallLimit = { name: "otp", per: "client", maxPerHour: 40 }

/** Passwords that are checked, right ones too: each takes some 80 ms of CPU. */
export const passwordCheckLimit: CallLimit = { name: "password-check", per: "client", maxPerHour: 300 }

export const resetLimits: readonly CallLimit[] = [
  { name: "reset", per: "email", maxPerHour: 3 },
  { name: "reset", per: "client", maxPerHour: 20 },
]
