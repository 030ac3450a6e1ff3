import type { Features } from "../contract/branding"
import { ShopError } from "../lib/shop-error"
import type { RequestContext } from "./context"

/** @throws ShopError FEATURE_DISABLED when the tenant has switched it off */
export function requireFeature(ctx: Pick<RequestContext, "tenant">, feature: keyof Features): void {
  if (!ctx.tenant.features[feature])
    throw new ShopError("FEATURE_DISABLED", "This store has switched this off")
}
