import { z } from "zod"
import { instant, page } from "./common"
import { tenantSorts } from "./tenant"

/** A shop as Medusa Admin's pages name it. */
export const tenantChoice = z.object({ id: z.string(), slug: z.string(), brandName: z.string() })
export type TenantChoice = z.infer<typeof tenantChoice>

/**
 * Whose things Medusa Admin shows to who is signed in; `mayChoose`: the platform's own people choose the shop. `storeKey`:
 * the shop's publishable key, for integrators.
 */
export const shownTenant = z.object({
  tenant: tenantChoice.nullable(),
  mayChoose: z.boolean(),
  storeKey: z.string().nullable(),
  storefrontUrl: z.string().nullable(),
})
export type ShownTenant = z.infer<typeof shownTenant>

/** Suspended: closed by the platform, to be opened again. Archived: gone for good, its rows are kept as long as the law asks. */
export const tenantStates = ["active", "suspended", "archived"] as const
export type TenantState = (typeof tenantStates)[number]

/** A shop on the page of all shops. What leads to its storefront and to the superadmin's screens is null once it is archived. */
export const listedTenant = tenantChoice.extend({
  domain: z.string(),
  state: z.enum(tenantStates),
  /** Why it is suspended, as far as somebody has said. */
  reason: z.string().nullable(),
  createdAt: instant,
  archivedAt: instant.nullable(),
  products: z.number().int(),
  orders: z.number().int(),
  storefrontUrl: z.string().nullable(),
  manageUrl: z.string().nullable(),
})
export type ListedTenant = z.infer<typeof listedTenant>

/** The search is in brand name, domain and slug. */
export const listedTenantsQuery = z.object({
  search: z.string().trim().max(200).default(""),
  state: z.enum(tenantStates).optional(),
  sort: z.enum(tenantSorts).default("newest"),
  ...page,
})
export type ListedTenantsQuery = z.infer<typeof listedTenantsQuery>

/** null shows no shop's things. */
export const chooseTenantBody = z.object({ tenantId: z.string().trim().min(1).max(100).nullable() })

/** A user of Medusa Admin: of one shop, of the platform, or of neither, who sees nothing. */
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
