import { openAuthDialog } from "~/lib/auth-dialog"
import { showError } from "./show-error"
import { toasts } from "./toast-store"

const shown = () => toasts.all().map(({ description }) => description)

it("no error stands beside the dialog that lets people sign in again; later failures are shown", () => {
  openAuthDialog("sign-in")
  showError("Please sign in")
  expect(shown()).toEqual([])
  openAuthDialog(null)
  showError("Failed to save the product")
  expect(shown()).toEqual(["Failed to save the product"])
})
