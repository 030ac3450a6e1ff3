import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { reservedSlugs } from "../../../contract/tenant"
import { invalid, ShopError } from "../../../lib/shop-error"

export type NewTenantNames = { slug: string; domain: string; allowReserved: boolean }

/** @throws ShopError VALIDATION_FAILED for a reserved slug, CONFLICT for a slug or domain in use */
export const validateNewTenantStep = createStep(
  "validate-new-tenant",
  async ({ slug, domain, allowReserved }: NewTenantNames, { container }) => {
    if (!allowReserved && (reservedSlugs as readonly string[]).includes(slug)) {
      throw invalid("slug", `The slug "${slug}" is reserved`)
    }
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const taken = await knex.raw<{ rows: { slug: string; domain: string }[] }>(
      "select slug, domain from tenant where archived_at is null and (slug = ? or domain = ?)",
      [slug, domain]
    )
    for (const it of taken.rows) {
      const what = it.slug === slug ? "slug" : "domain"
      throw new ShopError("CONFLICT", `Another tenant has this ${what}`)
    }
    return new StepResponse(undefined)
  }
)
