import { messageOf } from "~/lib/api"
import { toast } from "~/ui/toast-store"

export const tellAddressProblem = (error: unknown, fallback: string): void =>
  toast({ title: "Error", description: messageOf(error, fallback), variant: "destructive" })
