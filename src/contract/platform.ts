import { z } from "zod"
import { instant, moneyText, page } from "./common"
import { lineText } from "./typed-text"

/**
 * The last 30 days in Indian time including today, and the 30 days before; `percent` has one decimal, and is null when
 * the earlier value is 0.
 */
const countChange = z.object({
  latest: z.number().int(),
  before: z.number().int(),
  percent: z.number().nullable(),
})
export type CountChange = z.infer<typeof countChange>

const count = z.number().int()

/** A tenant in the overview. Revenue is the sum of order totals, whatever their status. */
export const tenantFigures = z.object({
  tenant: z.object({
    id: z.string(),
    brandName: z.string(),
    domain: z.string(),
    slug: z.string(),
    isActive: z.boolean(),
    createdAt: instant,
  }),
  stats: z.object({ users: count, products: count, orders: count, revenue: moneyText }),
})
export type TenantFigures = z.infer<typeof tenantFigures>

export const overviewSorts = ["oldest", "newest", "name", "revenue", "orders", "products", "users"] as const

/** The page of tenants. `search` matches brand name, domain and slug; a sort by a figure begins with the highest. */
export const overviewQuery = z.object({
  search: lineText().max(200).default(""),
  sort: z.enum(overviewSorts).default("oldest"),
  limit: page.limit.unwrap().max(100).default(50),
  offset: page.offset,
})
export type OverviewQuery = z.infer<typeof overviewQuery>

/** The platform overview: figures of all tenants except archived ones, and of each tenant of a page. */
export const platformOverview = z.object({
  totalTenants: count,
  activeTenants: count,
  totalUsers: count,
  totalProducts: count,
  totalOrders: count,
  totalRevenue: moneyText,
  /** Changes against the 30 days before. */
  changes: z.object({
    tenants: countChange,
    users: countChange,
    products: countChange,
    orders: countChange,
    revenue: z.object({ latest: moneyText, before: moneyText, percent: z.number().nullable() }),
  }),
  /** The platform's growth target in percent a month: a goal, not a measured figure. */
  growthTargetPercent: z.number(),
  /** Number of tenants that the search finds, as in `X-Total-Count`. */
  matchingTenants: count,
  tenantBreakdown: z.array(tenantFigures),
})
export type PlatformOverview = z.infer<typeof platformOverview>
