import type { EndpointLimit } from "./endpoint"

/** Accounts opened, refused attempts included: each costs a password hash. */
export const signUpLimit: EndpointLimit = { name: "sign-up", per: "client", maxPerHour: 30 }

/** Requests for a code, refused ones included: a refusal reveals whether an account exists. */
export const codeCallLimit: EndpointLimit = { name: "otp", per: "client", maxPerHour: 40 }

/** Password checks, successful ones included: each takes about 80 ms of CPU. */
export const passwordCheckLimit: EndpointLimit = { name: "password-check", per: "client", maxPerHour: 300 }

export const resetLimits: readonly EndpointLimit[] = [
  { name: "reset", per: "email", maxPerHour: 3 },
  { name: "reset", per: "client", maxPerHour: 20 },
]
