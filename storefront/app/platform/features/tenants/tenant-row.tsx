import { Link } from "react-router-dom"
import type { TenantFigures } from "@contract/platform"
import { formatDate } from "~/lib/dates"
import { formatCount, formatMoney } from "~/lib/money"
import { cn } from "~/ui/cn"
import { ActiveBadge } from "./active-badge"
import { texts } from "./texts"

function Figure({ label, value, wide = false }: { label: string; value: string; wide?: boolean }) {
  return (
    <div className={cn("min-w-0", wide && "max-sm:col-span-2")}>
      <dt className="text-xs text-stone-600">{label}</dt>
      <dd className="text-sm tabular-nums wrap-anywhere">{value}</dd>
    </div>
  )
}

/** A tenant with its figures, linked to its management page. */
export function TenantRow({ figures: { tenant, stats } }: { figures: TenantFigures }) {
  return (
    <li>
      <Link
        to={`/superadmin/tenants?search=${encodeURIComponent(tenant.domain)}`}
        className="grid gap-x-6 gap-y-3 px-5 py-4 transition-colors duration-150 hover:bg-stone-50 focus-visible:-outline-offset-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] md:items-center"
      >
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere text-stone-900">{tenant.brandName}</span>
            <span className="block text-sm wrap-anywhere text-stone-600">{tenant.domain}</span>
          </span>
          <ActiveBadge isActive={tenant.isActive} />
        </span>
        <dl className="grid grid-cols-3 gap-x-4 gap-y-2 sm:grid-cols-[1fr_1fr_1fr_1.6fr_2fr]">
          <Figure label={texts.users} value={formatCount(stats.users)} />
          <Figure label={texts.products} value={formatCount(stats.products)} />
          <Figure label={texts.orders} value={formatCount(stats.orders)} />
          <Figure label={texts.revenueColumn} value={formatMoney(stats.revenue)} />
          <Figure label={texts.created} value={formatDate(tenant.createdAt)} wide />
        </dl>
      </Link>
    </li>
  )
}
