import { z } from "zod"
import { instant, moneyText } from "./common"

/** The last 30 days in India, today among them, and the 30 before; `percent` has one decimal, and is null where there was nothing. */
const countChange = z.object({
  latest: z.number().int(),
  before: z.number().int(),
  percent: z.number().nullable(),
})
export type CountChange = z.infer<typeof countChange>

const count = z.number().int()

/** One shop in the overview. Revenue is the sum of order totals, whatever their status. */
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

/** The platform at a glance: sums over its shops but the archived ones, and what the last 30 days brought. */
export const platformOverview = z.object({
  totalTenants: count,
  activeTenants: count,
  totalUsers: count,
  totalProducts: count,
  totalOrders: count,
  totalRevenue: moneyText,
  /** What came in, against the 30 days before. */
  changes: z.object({
    tenants: countChange,
    users: countChange,
    products: countChange,
    orders: countChange,
    revenue: z.object({ latest: moneyText, before: moneyText, percent: z.number().nullable() }),
  }),
  /** The oldest shop first. */
  tenantBreakdown: z.array(tenantFigures),
})
export type PlatformOverview = z.infer<typeof platformOverview>
