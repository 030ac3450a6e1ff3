/** Tells signed-in shoppers whose e-mail is not verified that orders need it. */
export function VerificationBanner() {
  return null
}
