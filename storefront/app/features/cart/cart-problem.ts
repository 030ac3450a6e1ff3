import { ApiError, isStatus, messageOf } from "~/lib/api"
import { openAuthDialog } from "~/lib/auth-dialog"
import { toast } from "~/ui/toast-store"

export function askToSignIn(): void {
  openAuthDialog("sign-in")
  toast({
    title: "⚠️ Login required",
    description: "Please sign in to add stones to your cart.",
    variant: "destructive",
  })
}

/** Tells why the cart was not changed. A session that ended asks to sign in again. */
export function tellCartProblem(error: unknown): void {
  if (isStatus(error, 401)) {
    askToSignIn()
    return
  }
  const short = error instanceof ApiError && error.code === "INSUFFICIENT_STOCK"
  toast({
    title: short ? "Insufficient stock" : "Error",
    description: messageOf(error, "Failed to update the cart. Please try again."),
    variant: "destructive",
  })
}
