import type { CountChange, PlatformOverview, TenantFigures } from "../../../../../contract/platform"
import { addPaise, paise, rupeesText } from "../../../../../domain/money"
import { percentChange } from "../../../../../domain/percent-change"
import type { FiguresRow } from "../../../../../modules/platform-reports/read-figures"

type Name<Kind> = { [K in keyof FiguresRow]: FiguresRow[K] extends Kind ? K : never }[keyof FiguresRow]

const sum = (rows: readonly FiguresRow[], name: Name<number>): number =>
  rows.reduce((all, it) => all + it[name], 0)

const revenue = (rows: readonly FiguresRow[], name: "revenue" | "revenue_latest" | "revenue_before") =>
  addPaise(...rows.map((it) => paise(Number(it[name]))))

const change = (latest: number, before: number): CountChange => ({
  latest,
  before,
  percent: percentChange(latest, before),
})

const changeOf = (rows: readonly FiguresRow[], name: "users" | "products" | "orders"): CountChange =>
  change(sum(rows, `${name}_latest`), sum(rows, `${name}_before`))

/**
 * Returns the sums over all tenants, and the figures of each.
 * @param growthTargetPercent the platform's growth target
 */
export function overviewOf(rows: readonly FiguresRow[], growthTargetPercent: number): PlatformOverview {
  const [latest, before] = [revenue(rows, "revenue_latest"), revenue(rows, "revenue_before")]
  const opened = (when: FiguresRow["opened"]) => rows.filter((it) => it.opened === when).length
  return {
    totalTenants: rows.length,
    activeTenants: rows.filter((it) => it.is_active).length,
    totalUsers: sum(rows, "users"),
    totalProducts: sum(rows, "products"),
    totalOrders: sum(rows, "orders"),
    totalRevenue: rupeesText(revenue(rows, "revenue")),
    changes: {
      tenants: change(opened("latest"), opened("before")),
      users: changeOf(rows, "users"),
      products: changeOf(rows, "products"),
      orders: changeOf(rows, "orders"),
      revenue: {
        latest: rupeesText(latest),
        before: rupeesText(before),
        percent: percentChange(latest, before),
      },
    },
    growthTargetPercent,
    tenantBreakdown: rows.map(figuresOf),
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
