import { Bar, BarChart, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts"
import type { DayRevenue } from "@contract/dashboard"
import { formatDate, formatDay, startOfDay } from "~/lib/dates"
import { formatMoney } from "~/lib/money"
import { texts } from "./texts"

/** Interval of the axis labels in days, counted back from today. */
const tickDays = 7
const ink = "#57534e"

const DayTooltip = ({ day }: { day: DayRevenue }) => (
  <div className="rounded-xl bg-stone-900 px-3 py-2 text-sm text-white shadow-float">
    <p className="font-medium tabular-nums">{formatMoney(day.revenue)}</p>
    <p className="text-stone-300">
      {formatDate(startOfDay(day.day))} · {texts.orders(day.orders)}
    </p>
  </div>
)

/** Keeps the labels of the first and last bars inside the chart. */
const anchorOf = (index: number, count: number): "start" | "middle" | "end" =>
  index < count / 6 ? "start" : index > (count * 5) / 6 ? "end" : "middle"

/** Bar chart in one hue. The best day is labelled; other days show their amount on hover. There is no animation. */
export default function RevenueChart({ days }: { days: DayRevenue[] }) {
  const points = days.map((it) => ({ ...it, rupees: Number(it.revenue) }))
  const best = points.reduce(
    (found, it, index) => (it.rupees > (points[found]?.rupees ?? 0) ? index : found),
    0
  )
  const bestDay = points[best]?.day
  const ticks = days.filter((_, index) => (days.length - 1 - index) % tickDays === 0).map((it) => it.day)
  return (
    <ResponsiveContainer width="100%" height="100%" className="text-brand-primary-ink">
      <BarChart
        data={points}
        margin={{ top: 26, right: 4, bottom: 0, left: 4 }}
        barCategoryGap="22%"
        accessibilityLayer={false}
      >
        <XAxis
          dataKey="day"
          ticks={ticks}
          interval="preserveEnd"
          tickFormatter={formatDay}
          tickLine={false}
          tickMargin={8}
          axisLine={{ stroke: "#d6d3d1" }}
          tick={{ fill: ink, fontSize: 12 }}
        />
        <YAxis hide domain={[0, "dataMax"]} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: "rgb(28 25 23 / 0.05)" }}
          content={({ active, payload }) => {
            const day = payload[0]?.payload as DayRevenue | undefined
            return active && day ? <DayTooltip day={day} /> : null
          }}
        />
        <Bar dataKey="rupees" fill="currentColor" radius={[3, 3, 0, 0]} isAnimationActive={false}>
          <LabelList
            dataKey={(it: Partial<DayRevenue>) => (it.day === bestDay ? formatMoney(it.revenue ?? 0) : null)}
            position="top"
            offset={8}
            textAnchor={anchorOf(best, points.length)}
            fill="#1c1917"
            fontSize={13}
            fontWeight={500}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}
