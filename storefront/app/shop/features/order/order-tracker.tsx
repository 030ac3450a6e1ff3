import type { Order, OrderStatus } from "@contract/order"
import { orderTexts } from "@contract/texts/orders"
import { formatDate } from "~/lib/dates"
import { useText } from "~/lib/site"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"
import { knownStatus } from "~/lib/order/order-status"

const steps = [
  { status: "PENDING", text: "order_step_pending", icon: "bag" },
  { status: "PAID", text: "order_step_paid", icon: "check" },
  { status: "SHIPPED", text: "order_step_shipped", icon: "truck" },
  { status: "DELIVERED", text: "order_step_delivered", icon: "gem" },
] as const

/** When an order last reached a status; for the first status, when it was placed. */
function dateOf(order: Order, status: OrderStatus): string | null {
  const at = order.timeline.findLast((it) => it.status === status)?.at
  if (at) return formatDate(at)
  return status === "PENDING" ? formatDate(order.createdAt) : null
}

/** The progress of an order; a cancelled order has none. */
export function OrderTracker({ order }: { order: Order }) {
  const text = useText(orderTexts)
  const status = knownStatus(order.status)
  if (status === "CANCELLED") {
    return (
      <div className="flex items-start gap-4 rounded-2xl border border-red-200 bg-red-50 p-6 text-red-900">
        <Icon name="alert" className="mt-0.5 size-6 shrink-0" />
        <div>
          <h2 className="text-lg font-medium tracking-normal">{text("order_cancelled_title")}</h2>
          <p className="mt-1">{text("order_cancelled_text")}</p>
        </div>
      </div>
    )
  }
  const current = steps.findIndex((it) => it.status === status)
  return (
    <ol
      aria-label={text("order_tracking")}
      className="flex flex-col rounded-2xl bg-white p-6 shadow-soft sm:flex-row sm:p-8"
    >
      {steps.map((step, index) => {
        const reached = index <= current
        const date = reached ? dateOf(order, step.status) : null
        return (
          <li
            key={step.status}
            aria-current={index === current ? "step" : undefined}
            className="relative flex grow basis-0 items-start gap-4 pb-7 last:pb-0 sm:flex-col sm:items-center sm:gap-3 sm:pb-0 sm:text-center"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cn(
                  "absolute -top-7 bottom-full left-5.5 w-0.5 -translate-x-1/2 sm:top-5.5 sm:right-1/2 sm:bottom-auto sm:left-auto sm:h-0.5 sm:w-full sm:translate-x-0",
                  "max-sm:h-7",
                  reached ? "bg-brand-primary" : "bg-stone-200"
                )}
              />
            )}
            <span
              className={cn(
                "relative z-1 grid size-11 shrink-0 place-items-center rounded-full",
                reached ? "bg-brand-primary text-brand-on-primary" : "bg-stone-100 text-stone-500"
              )}
            >
              <Icon name={step.icon} />
            </span>
            <span className="min-w-0 pt-1.5 sm:pt-0">
              <span className={cn("block", reached ? "font-medium" : "text-stone-600")}>
                {text(step.text)}
              </span>
              {date && <span className="block text-sm text-stone-600">{date}</span>}
              <span className="sr-only">
                {reached ? text("order_step_reached") : text("order_step_ahead")}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
