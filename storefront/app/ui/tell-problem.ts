import { messageOf } from "~/lib/api"
import { toast } from "./toast-store"

/** The toast of a failed save: 'Error' and what the server says. */
export const tellProblem = (error: unknown, fallback: string): void =>
  toast({ title: "Error", description: messageOf(error, fallback), variant: "destructive" })
