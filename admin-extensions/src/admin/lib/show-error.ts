import { toast } from "@medusajs/ui"

/** Shows a toast for a failed request. */
export const showError = (error: unknown): void => {
  toast.error("Error", { description: error instanceof Error ? error.message : String(error) })
}
