import { lazy, Suspense } from "react"
import type { DayRevenue } from "@contract/dashboard"
import { formatDate, startOfDay } from "~/lib/dates"
import { formatMoney } from "~/lib/money"
import { useHydrated } from "~/lib/use-hydrated"
import { Skeleton } from "~/ui/skeleton"
import { PanelNote } from "./panel"
import { texts } from "./texts"

const ChartMissing = () => <PanelNote>{texts.chartMissing}</PanelNote>

/** The chart library is loaded with the first chart shown, and by no other page. */
const RevenueChart = lazy(() => import("./revenue-chart").catch(() => ({ default: ChartMissing })))

const chartSkeleton = <Skeleton className="h-64" />

/** Revenue per day, as a chart and as a table for screen readers. */
export function RevenueByDay({ days }: { days: DayRevenue[] }) {
  const hydrated = useHydrated()
  if (days.every((it) => it.orders === 0)) return <PanelNote>{texts.noSalesYet}</PanelNote>
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-sm text-stone-600">{texts.byDay}</figcaption>
      <div aria-hidden="true" className="h-64">
        {hydrated ? (
          <Suspense fallback={chartSkeleton}>
            <RevenueChart days={days} />
          </Suspense>
        ) : (
          chartSkeleton
        )}
      </div>
      <div className="sr-only">
        <table>
          <caption>{texts.byDay}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.revenueColumn}</th>
              <th scope="col">{texts.ordersColumn}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((it) => (
              <tr key={it.day}>
                <th scope="row">{formatDate(startOfDay(it.day))}</th>
                <td>{formatMoney(it.revenue)}</td>
                <td>{it.orders}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
