import { ShopError } from "../../lib/shop-error"

export const emailTaken = (): ShopError =>
  new ShopError("CONFLICT", "An account with this email already exists. Please sign in instead.", {
    details: [{ path: "email", message: "An account with this email already exists" }],
  })
