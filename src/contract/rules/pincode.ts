import { spaceless } from "./typed-text"

const format = /^[1-9]\d{5}$/

export const pincodeMessages = {
  format: "Invalid pincode format. Indian pincodes must be 6 digits.",
  unknown: "Invalid pincode. No location found for this pincode.",
  network: "Unable to validate pincode. Please check your internet connection.",
} as const

/** Validates the form of a typed pincode. The postal service decides whether it exists. */
export const pincodeProblem = (typed: string): string | undefined =>
  format.test(spaceless(typed)) ? undefined : pincodeMessages.format
