import { toast } from "@medusajs/ui"

/** The toast of a call that failed. */
export const tellError = (error: unknown): void => {
  toast.error("Error", { description: error instanceof Error ? error.message : String(error) })
}
