/**
 * Request header with the id of the account that a page was rendered for. A write of another account's session is
 * refused. Integrators don't send it.
 */
export const accountHeader = "x-account"
