import { lazy } from "react"

/** Prefetches the dialogs. */
export const loadAccountDialogs = (): void => {
  for (const dialog of [import("./delete-account-dialog"), import("./end-sessions-dialog")])
    dialog.catch(() => undefined)
}

export const DeleteAccountDialog = lazy(async () => ({
  default: (await import("./delete-account-dialog")).DeleteAccountDialog,
}))
export const EndSessionsDialog = lazy(async () => ({
  default: (await import("./end-sessions-dialog")).EndSessionsDialog,
}))
