import { buyTexts } from "@contract/texts/buy"
import { commonTexts } from "@contract/texts/common"
import { ApiError, isStatus, messageOf } from "~/lib/api"
import { openAuthDialog } from "~/lib/auth-dialog"
import { browserText } from "~/lib/browser-text"
import { toast } from "~/ui/toast-store"

const text = browserText(buyTexts, commonTexts)

export function promptSignIn(): void {
  openAuthDialog("sign-in")
  toast({
    title: text("login_required_title"),
    description: text("buy_sign_in"),
    variant: "destructive",
  })
}

/** Shows why the cart was not changed. When the session has ended, it asks the shopper to sign in again. */
export function showCartError(error: unknown): void {
  if (isStatus(error, 401)) {
    promptSignIn()
    return
  }
  const short = error instanceof ApiError && error.code === "INSUFFICIENT_STOCK"
  toast({
    title: short ? text("buy_short_title") : text("error_title"),
    description: messageOf(error, text("buy_failed")),
    variant: "destructive",
  })
}
