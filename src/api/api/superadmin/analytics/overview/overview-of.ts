import type { CountChange, PlatformOverview, TenantFigures } from "../../../../../contract/platform"
import { paise, rupeesText } from "../../../../../domain/money"
import { percentChange } from "../../../../../domain/percent-change"
import type { FiguresRow, TotalsRow } from "../../../../../modules/platform-reports/read-figures"

const change = (latest: number, before: number): CountChange => ({
  latest,
  before,
  percent: percentChange(latest, before),
})

/**
 * Returns the figures of all tenants, and those of each tenant of a page.
 * @param growthTargetPercent the platform's growth target
 */
export function overviewOf(
  totals: TotalsRow,
  { tenants, found }: { tenants: readonly FiguresRow[]; found: number },
  growthTargetPercent: number
): PlatformOverview {
  const [latest, before] = [paise(Number(totals.revenue_latest)), paise(Number(totals.revenue_before))]
  return {
    totalTenants: totals.tenants,
    activeTenants: totals.active_tenants,
    totalUsers: totals.users,
    totalProducts: totals.products,
    totalOrders: totals.orders,
    totalRevenue: rupeesText(paise(Number(totals.revenue))),
    changes: {
      tenants: change(totals.tenants_latest, totals.tenants_before),
      users: change(totals.users_latest, totals.users_before),
      products: change(totals.products_latest, totals.products_before),
      orders: change(totals.orders_latest, totals.orders_before),
      revenue: {
        latest: rupeesText(latest),
        before: rupeesText(before),
        percent: percentChange(latest, before),
      },
    },
    growthTargetPercent,
    matchingTenants: found,
    tenantBreakdown: tenants.map(figuresOf),
  }
}

const figuresOf = (it: FiguresRow): TenantFigures => ({
  tenant: {
    id: it.id,
    brandName: it.brand_name,
    domain: it.domain,
    slug: it.slug,
    isActive: it.is_active,
    createdAt: it.created_at.toISOString(),
  },
  stats: {
    users: it.users,
    products: it.products,
    orders: it.orders,
    revenue: rupeesText(paise(Number(it.revenue))),
  },
})
