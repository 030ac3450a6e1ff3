import { z } from "zod"
import { lineText } from "./typed-text"
import { instant, page } from "./common"
import { tenantSorts } from "./tenant"

/** A tenant as Medusa Admin's pages list it. */
export const tenantChoice = z.object({ id: z.string(), slug: z.string(), brandName: z.string() })
export type TenantChoice = z.infer<typeof tenantChoice>

/**
 * The tenant that Medusa Admin shows to the signed-in user. `mayChoose`: platform users choose it. `storeKey`: the
 * tenant's publishable key, for integrators.
 */
export const shownTenant = z.object({
  tenant: tenantChoice.nullable(),
  mayChoose: z.boolean(),
  storeKey: z.string().nullable(),
  storefrontUrl: z.string().nullable(),
})
export type ShownTenant = z.infer<typeof shownTenant>

/**
 * Tenant states. `suspended`: closed by the platform and can be reopened. `archived`: closed for good; its rows are
 * kept as long as the law requires.
 */
export const tenantStates = ["active", "suspended", "archived"] as const
export type TenantState = (typeof tenantStates)[number]

/**
 * A tenant on the page of all tenants. The links to its storefront and to the superadmin's screens are null when it is
 * archived.
 */
export const listedTenant = tenantChoice.extend({
  domain: z.string(),
  state: z.enum(tenantStates),
  /** Reason of the suspension, if given. */
  reason: z.string().nullable(),
  createdAt: instant,
  archivedAt: instant.nullable(),
  products: z.number().int(),
  orders: z.number().int(),
  storefrontUrl: z.string().nullable(),
  manageUrl: z.string().nullable(),
})
export type ListedTenant = z.infer<typeof listedTenant>

/** `search` matches brand name, domain and slug. */
export const listedTenantsQuery = z.object({
  search: lineText().max(200).default(""),
  state: z.enum(tenantStates).optional(),
  sort: z.enum(tenantSorts).default("newest"),
  ...page,
})
export type ListedTenantsQuery = z.infer<typeof listedTenantsQuery>

/** null selects no tenant. */
export const chooseTenantBody = z.object({ tenantId: z.string().trim().min(1).max(100).nullable() })

/** A user of Medusa Admin: of one tenant, of the platform, or of neither, who sees nothing. */
export const medusaUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  scope: z.enum(["platform", "tenant", "none"]),
  tenant: tenantChoice.nullable(),
})
export type MedusaUser = z.infer<typeof medusaUser>

export const medusaUserParams = z.object({ userId: z.string().min(1).max(100) })
export const assignUserBody = z.discriminatedUnion("scope", [
  z.object({ scope: z.literal("platform") }),
  z.object({ scope: z.literal("none") }),
  z.object({ scope: z.literal("tenant"), tenantId: z.string().trim().min(1).max(100) }),
])
