/** All account dialogs in one chunk, loaded when one is opened. */
export { AccountDialog } from "./account-dialog"
export { SignInDialog } from "./sign-in-dialog"
export { SignUpDialog } from "./sign-up-dialog"
export { VerifyEmailDialog } from "./verify-email-dialog"
