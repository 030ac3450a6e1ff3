import { toast } from "./toast-store"

/**
 * Shows the toast of a failed save: 'Error' and the server's message.
 * @param retry repeats the request, where that may help
 */
export const showError = (description: string, retry?: () => unknown): void =>
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
