import { toast } from "./toast-store"

/** The toast of a failed save: 'Error' and what the server says. */
export const tellProblem = (description: string): void =>
  toast({ title: "Error", description, variant: "destructive" })
