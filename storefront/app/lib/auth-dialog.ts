import { useSyncExternalStore } from "react"

/** The account dialog that is open. */
export type AuthDialog = "sign-in" | "sign-up" | "verify-email" | "account"

let open: AuthDialog | null = null
const listeners = new Set<() => void>()

/** Opens one of the account dialogs from anywhere; `null` closes them. */
export function openAuthDialog(which: AuthDialog | null): void {
  open = which
  for (const notify of listeners) notify()
}

/** The account dialog that is open now, outside of rendering. */
export const openedAuthDialog = (): AuthDialog | null => open

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export const useAuthDialog = (): AuthDialog | null =>
  useSyncExternalStore(subscribe, openedAuthDialog, () => null)
