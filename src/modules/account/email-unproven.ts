import { ShopError } from "../../lib/shop-error"

export const emailUnproven = (): ShopError =>
  new ShopError("FORBIDDEN", "Please verify your email first. The verification may have expired.")
