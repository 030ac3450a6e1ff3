import { ApiError } from "../../lib/api-error"

export const emailUnproven = (): ApiError =>
  new ApiError("FORBIDDEN", "Please verify your email first. The verification may have expired.")
