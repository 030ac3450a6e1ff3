import { openedAuthDialog } from "~/lib/auth-dialog"
import { toast } from "./toast-store"

/**
 * Shows the toast of a failed save: 'Error' and the server's message. None while the sign-in dialog is open: it says
 * that the session has ended and that nothing typed is lost.
 * @param retry repeats the request, where that may help
 */
export function showError(description: string, retry?: () => unknown): void {
  if (openedAuthDialog() === "sign-in") return
  toast({
    title: "Error",
    description,
    variant: "destructive",
    ...(retry && {
      action: {
        label: "Try again",
        run: async () => {
          await retry()
        },
      },
    }),
  })
}
