import type { TenantFigures } from "@contract/platform"

type Compare = (one: TenantFigures, other: TenantFigures) => number

const newest: Compare = (one, other) => other.tenant.createdAt.localeCompare(one.tenant.createdAt)
const descendingBy =
  (figure: (it: TenantFigures) => number): Compare =>
  (one, other) =>
    figure(other) - figure(one)

const compare: Record<string, Compare> = {
  newest,
  oldest: (one, other) => newest(other, one),
  name: (one, other) => one.tenant.brandName.localeCompare(other.tenant.brandName, "en"),
  revenue: descendingBy(({ stats }) => Number(stats.revenue)),
  orders: descendingBy(({ stats }) => stats.orders),
  products: descendingBy(({ stats }) => stats.products),
  users: descendingBy(({ stats }) => stats.users),
}

/** Sort orders of the overview, as shown in its select. */
export const overviewSorts = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "name", label: "Name, A to Z" },
  { value: "revenue", label: "Highest revenue" },
  { value: "orders", label: "Most orders" },
  { value: "products", label: "Most products" },
  { value: "users", label: "Most users" },
] as const

/** Filters tenants whose name, domain or slug contains the text, and sorts them. */
export function sortedTenants(
  tenants: readonly TenantFigures[],
  { search, sort }: { search: string; sort: string }
): TenantFigures[] {
  const wanted = search.toLowerCase()
  return tenants
    .filter(({ tenant: { brandName, domain, slug } }) =>
      `${brandName} ${domain} ${slug}`.toLowerCase().includes(wanted)
    )
    .toSorted(compare[sort] ?? newest)
}
