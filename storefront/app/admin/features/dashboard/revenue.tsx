import type { Dashboard } from "@contract/dashboard"
import { formatChange } from "~/lib/format-change"
import { formatMoney } from "~/lib/money"
import { Badge } from "~/ui/badge"
import { RevenueByDay } from "./revenue-by-day"
import { texts } from "./texts"

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-stone-600">{label}</dt>
      <dd className="text-lg font-medium tabular-nums">{value}</dd>
    </div>
  )
}

/** Total revenue, the growth target beside the measured change, and revenue per day. */
export function Revenue({ dashboard }: { dashboard: Dashboard }) {
  const { totalRevenue, orderCount, revenueChange, growthTargetPercent, revenueByDay } = dashboard
  const { percent, latest } = revenueChange
  return (
    <section
      aria-label={texts.revenue}
      className="grid gap-x-8 gap-y-6 rounded-2xl bg-white p-5 shadow-soft md:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)] md:p-6"
    >
      <div>
        <h2 className="font-sans text-base font-medium tracking-normal text-stone-700">{texts.revenue}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-display text-3xl lg:text-4xl wrap-anywhere tabular-nums">
            {formatMoney(totalRevenue)}
          </span>
          <Badge tone="plain">{texts.target(formatChange(growthTargetPercent))}</Badge>
        </p>
        <p className="mt-1 text-sm text-stone-600">{texts.ofAll(orderCount)}</p>
        <dl className="mt-5 grid grid-cols-2 gap-4 border-t border-stone-200 pt-4 md:grid-cols-1">
          <Figure label={texts.lastDays} value={formatMoney(latest)} />
          {percent !== null && <Figure label={texts.change} value={formatChange(percent)} />}
        </dl>
      </div>
      <RevenueByDay days={revenueByDay} />
    </section>
  )
}
