import type { ReactNode } from "react"
import type { PlatformOverview } from "@contract/platform"
import { formatChange } from "~/lib/format-change"
import { formatCount, formatMoney } from "~/lib/money"
import { Badge } from "~/ui/badge"
import { texts } from "./texts"

const signed = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1, signDisplay: "exceptZero" })

interface CardProps {
  label: string
  value: string
  note: string
  children: ReactNode
}

function Card({ label, value, note, children }: CardProps) {
  return (
    <div className="min-w-0 rounded-2xl bg-white p-4 shadow-soft sm:p-5">
      <h2 className="font-sans text-sm font-medium tracking-normal text-stone-700">{label}</h2>
      <p className="mt-1 font-display text-3xl wrap-anywhere tabular-nums">{value}</p>
      <p className="text-sm text-stone-600">{note}</p>
      <div className="mt-3 border-t border-stone-200 pt-3 text-sm text-stone-700">{children}</div>
    </div>
  )
}

/** Five figures, each with its change over the last 30 days. */
export function OverviewCards({ overview }: { overview: PlatformOverview }) {
  const { changes } = overview
  const { latest, percent } = changes.revenue
  const added = (count: number) => <p className="tabular-nums">{texts.added(signed.format(count))}</p>
  return (
    <section aria-label={texts.figures} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <Card
        label={texts.totalTenants}
        value={formatCount(overview.totalTenants)}
        note={texts.active(formatCount(overview.activeTenants))}
      >
        {added(changes.tenants.latest)}
      </Card>
      <Card label={texts.totalUsers} value={formatCount(overview.totalUsers)} note={texts.acrossTenants}>
        {added(changes.users.latest)}
      </Card>
      <Card label={texts.totalProducts} value={formatCount(overview.totalProducts)} note={texts.platformWide}>
        {added(changes.products.latest)}
      </Card>
      <Card label={texts.totalOrders} value={formatCount(overview.totalOrders)} note={texts.allTime}>
        {added(changes.orders.latest)}
      </Card>
      <div className="rounded-2xl bg-white p-5 shadow-soft col-span-2 xl:col-span-4 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-8 sm:p-6">
        <div className="min-w-0">
          <h2 className="font-sans text-sm font-medium tracking-normal text-stone-700">{texts.revenue}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-display text-4xl wrap-anywhere tabular-nums">
              {formatMoney(overview.totalRevenue)}
            </span>
            <Badge tone="plain">{texts.target(formatChange(overview.growthTargetPercent))}</Badge>
          </p>
          <p className="mt-1 text-sm text-stone-600">{texts.totalEarnings}</p>
        </div>
        <dl className="mt-4 grid grid-cols-2 gap-6 border-t border-stone-200 pt-4 text-sm sm:mt-0 sm:border-0 sm:pt-0">
          <div>
            <dt className="text-stone-600">{texts.lastDays}</dt>
            <dd className="text-lg font-medium tabular-nums">{formatMoney(latest)}</dd>
          </div>
          {percent !== null && (
            <div>
              <dt className="text-stone-600">{texts.change}</dt>
              <dd className="text-lg font-medium tabular-nums">{formatChange(percent)}</dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}
