import { toast } from "./toast-store"

/**
 * The toast of a failed save: 'Error' and what the server says.
 * @param retry does it once more, where that may help
 */
export const tellProblem = (description: string, retry?: () => unknown): void =>
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
