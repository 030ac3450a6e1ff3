const format = /^[1-9]\d{5}$/

export const pincodeMessages = {
  format: "Invalid pincode format. Indian pincodes must be 6 digits.",
  unknown: "Invalid pincode. No location found for this pincode.",
  network: "Unable to validate pincode. Please check your internet connection.",
} as const

/** Validates the form of a pincode. The postal service decides whether it exists. */
export const pincodeProblem = (pincode: string): string | undefined =>
  format.test(pincode) ? undefined : pincodeMessages.format
