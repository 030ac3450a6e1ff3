import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { reservedSlugs } from "../../../contract/tenant"
import { invalid, ApiError } from "../../../lib/api-error"
import { takenName } from "../../../modules/tenant/write-tenant"

export interface NewTenantNames {
  slug: string
  domain: string
  allowReserved: boolean
}

/** @throws ApiError VALIDATION_FAILED for a reserved slug, CONFLICT for a slug or domain in use */
export const validateNewTenantStep = createStep(
  "validate-new-tenant",
  async ({ slug, domain, allowReserved }: NewTenantNames, { container }) => {
    if (!allowReserved && (reservedSlugs as readonly string[]).includes(slug)) {
      throw invalid("slug", `The slug "${slug}" is reserved`)
    }
    const taken = await takenName(container, { slug, domain })
    if (taken) throw new ApiError("CONFLICT", `Another tenant has this ${taken}`)
    return new StepResponse(undefined)
  }
)
