import { lazy, Suspense } from "react"
import { openAuthDialog, useAuthDialog } from "~/lib/auth-dialog"
import { useUser } from "~/lib/session"

const load = () => import("./dialogs")
const SignInDialog = lazy(async () => ({ default: (await load()).SignInDialog }))
const SignUpDialog = lazy(async () => ({ default: (await load()).SignUpDialog }))
const VerifyEmailDialog = lazy(async () => ({ default: (await load()).VerifyEmailDialog }))
const AccountDialog = lazy(async () => ({ default: (await load()).AccountDialog }))

/** Prefetches the dialogs when a visitor is about to open one. */
export function loadDialogs(): void {
  // A failure is shown when the dialog opens.
  load().catch(() => undefined)
}

const close = (): void => openAuthDialog(null)

/** The account dialogs; `openAuthDialog` selects the open one. */
export function AuthDialogs() {
  const open = useAuthDialog()
  const user = useUser()
  if (open === null) return null
  return (
    <Suspense fallback={null}>
      {open === "sign-in" && <SignInDialog onClose={close} />}
      {open === "sign-up" && <SignUpDialog onClose={close} />}
      {open === "verify-email" && user && <VerifyEmailDialog user={user} onClose={close} />}
      {open === "account" && user && <AccountDialog user={user} onClose={close} />}
    </Suspense>
  )
}
