/** The account dialogs; which one stands open is said by `openAuthDialog`. */
export function AuthDialogs() {
  return null
}
