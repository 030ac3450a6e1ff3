import { lazy, Suspense } from "react"
import { openAuthDialog, useAuthDialog } from "~/lib/auth-dialog"
import { useUser } from "~/lib/session"

const load = () => import("./dialogs")
const SignInDialog = lazy(async () => ({ default: (await load()).SignInDialog }))
const SignUpDialog = lazy(async () => ({ default: (await load()).SignUpDialog }))
const VerifyEmailDialog = lazy(async () => ({ default: (await load()).VerifyEmailDialog }))
const AccountDialog = lazy(async () => ({ default: (await load()).AccountDialog }))

/** Fetches the dialogs ahead, once somebody reaches for them. */
export function loadDialogs(): void {
  // A failure shows when the dialog opens.
  load().catch(() => undefined)
}

const close = (): void => openAuthDialog(null)

/** The account dialogs; which one stands open is said by `openAuthDialog`. */
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
