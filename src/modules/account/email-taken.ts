import { ApiError } from "../../lib/api-error"

export const emailTaken = (): ApiError =>
  new ApiError("CONFLICT", "An account with this email already exists. Please sign in instead.", {
    details: [{ path: "email", message: "An account with this email already exists" }],
  })
