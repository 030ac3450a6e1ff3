import type { Features } from "../../contract/branding"
import { ApiError } from "../../lib/api-error"
import type { RequestContext } from "./context"

/** @throws ApiError FEATURE_DISABLED when the tenant has disabled the feature */
export function requireFeature(ctx: Pick<RequestContext, "tenant">, feature: keyof Features): void {
  if (!ctx.tenant.features[feature])
    throw new ApiError("FEATURE_DISABLED", "This feature is switched off in this store")
}
