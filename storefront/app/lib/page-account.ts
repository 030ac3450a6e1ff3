import type { User } from "@contract/auth"
import { accountHeader } from "@contract/rules/account-header"
import { apiErrorOf, type ApiError } from "./api"
import { openAuthDialog } from "./auth-dialog"

/** The account that the page was rendered for. */
let shown: User | null = null
/** Whether the sign-in dialog was opened since `shown` last signed in. */
let wasOpened = false

/**
 * Stores the account that the page shows. In the browser only: the server renders pages of many accounts concurrently.
 */
export function keepAccount(user: User | null): void {
  if (typeof document === "undefined" || user === shown) return
  shown = user
  wasOpened = false
}

const isRead = (method: string): boolean => method === "GET"

/** Headers that name the page's account to the server, for a write. */
export const accountHeaders = (method: string): Record<string, string> =>
  isRead(method) || !shown ? {} : { [accountHeader]: shown.id }

/** Marks the tab's next page as one that tells who is signed in. */
const mark = "account-changed"

/** Loads the page anew for the account that is signed in now. Unsaved input is the other account's. */
export function startAsOther(): void {
  try {
    sessionStorage.setItem(mark, "1")
  } catch {
    // Storage is disabled: the page is loaded without the message.
  }
  // No form asks whether it may be left.
  const leave = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener("beforeunload", leave, { capture: true })
  window.location.reload()
}

/** Whether this page was loaded because another account had signed in; true once. */
export function takeAccountChange(): boolean {
  try {
    const isMarked = sessionStorage.getItem(mark) !== null
    if (isMarked) sessionStorage.removeItem(mark)
    return isMarked
  } catch {
    return false
  }
}

/**
 * Lets the page's account sign in again after its session has ended. A read opens the dialog once, because reads repeat
 * by themselves. An entered session can't sign in: its account is a tenant's admin.
 */
function askToSignIn(method: string): void {
  if (!shown || shown.enteredBy || (isRead(method) && wasOpened)) return
  wasOpened = true
  openAuthDialog("sign-in")
}

/**
 * Converts an error response, and handles a session that has ended or changed meanwhile: the page with everything typed
 * stays under the sign-in dialog, or is loaded anew for the other account. Every request of the pages passes here.
 */
export function refusalOf(method: string, status: number, body: unknown): ApiError {
  const error = apiErrorOf(status, body)
  if (error.code === "ACCOUNT_CHANGED") startAsOther()
  else if (status === 401) askToSignIn(method)
  return error
}
