/** All account dialogs in one file of their own, fetched when one is opened. */
export { AccountDialog } from "./account-dialog"
export { SignInDialog } from "./sign-in-dialog"
export { SignUpDialog } from "./sign-up-dialog"
export { VerifyEmailDialog } from "./verify-email-dialog"
