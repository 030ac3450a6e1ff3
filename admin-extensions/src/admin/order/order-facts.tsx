import { Badge, Button, Heading, Text } from "@medusajs/ui"
import { useId, useState } from "react"
import type { AdminOrder, AdminOrderEvent, RefundStatus } from "../../../../src/contract/admin-order"
import { dayAndTimeOf } from "../lib/dates"
import { download } from "../lib/ratna"
import { tenantPath } from "../lib/shown-tenant"
import { showError } from "../lib/show-error"

type Color = "green" | "orange" | "red" | "blue" | "purple"
const statusColors: Record<AdminOrder["status"], Color> = {
  PENDING: "orange",
  PAID: "blue",
  SHIPPED: "purple",
  DELIVERED: "green",
  CANCELLED: "red",
}
const statusNames: Record<AdminOrder["status"], string> = {
  PENDING: "Pending",
  PAID: "Paid",
  SHIPPED: "Shipped",
  DELIVERED: "Delivered",
  CANCELLED: "Cancelled",
}
const refundColors: Record<RefundStatus, Color> = { PENDING: "orange", REFUNDED: "green", FAILED: "red" }

const refundWords: Record<RefundStatus, string> = {
  PENDING: "Waits for the gateway",
  REFUNDED: "Refunded",
  FAILED: "Failed",
}

const rupees = (amount: string): string =>
  Number(amount).toLocaleString("en-IN", { style: "currency", currency: "INR" })

const step = ({ kind, from, to, note }: AdminOrderEvent): string => {
  if (kind === "status") return from ? `${from} → ${to ?? ""}` : (to ?? "Placed")
  return note ?? (kind === "tracking" ? "Courier or tracking changed" : "Note")
}

interface OrderFactsProps {
  tenantId: string
  order: AdminOrder
  storefrontUrl: string
}

/** Number, status, refunds, timeline, and links to the order's documents. */
export const OrderFacts = ({ tenantId, order, storefrontUrl }: OrderFactsProps) => {
  const timelineId = useId()
  const [isMaking, setMaking] = useState(false)
  const invoice = () => {
    setMaking(true)
    download(
      tenantPath(tenantId, "/orders/documents"),
      { ids: [order.id], kind: "invoice" },
      `${order.orderNumber}.pdf`
    )
      .catch(showError)
      .finally(() => setMaking(false))
  }
  return (
    <>
      <dl className="grid grid-cols-2 items-center gap-x-4 gap-y-2 px-6 py-4">
        <dt className="txt-small text-ui-fg-subtle">Order number</dt>
        <dd className="txt-small-plus [overflow-wrap:anywhere]">{order.orderNumber}</dd>
        <dt className="txt-small text-ui-fg-subtle">Status</dt>
        <dd>
          <Badge size="2xsmall" color={statusColors[order.status]}>
            {statusNames[order.status]}
          </Badge>
        </dd>
        <dt className="txt-small text-ui-fg-subtle">Left to refund</dt>
        <dd className="txt-small">{rupees(order.refundable)}</dd>
        {order.refunds.map((it) => (
          <Refunded key={it.id} refund={it} />
        ))}
      </dl>
      <div className="flex flex-col gap-3 px-6 py-4">
        <Heading level="h3" id={timelineId}>
          Timeline
        </Heading>
        <ol aria-labelledby={timelineId} className="flex flex-col gap-3">
          {order.timeline.map((it, n) => (
            <li key={`${it.at} ${String(n)}`}>
              <Text size="small" className="[overflow-wrap:anywhere]">
                {step(it)}
              </Text>
              <Text size="xsmall" className="text-ui-fg-subtle [overflow-wrap:anywhere]">
                {dayAndTimeOf(it.at)} · {it.by}
              </Text>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2 px-6 py-4">
        <Button size="small" variant="secondary" isLoading={isMaking} onClick={invoice}>
          Invoice (PDF)
        </Button>
        <Button size="small" variant="transparent" asChild>
          <a
            href={`${storefrontUrl}/admin/orders?order=${encodeURIComponent(order.orderNumber)}`}
            target="_blank"
            rel="noreferrer"
          >
            Open in the shop
            <span className="sr-only">, opens in a new tab</span>
          </a>
        </Button>
      </div>
    </>
  )
}

const Refunded = ({ refund }: { refund: AdminOrder["refunds"][number] }) => (
  <>
    <dt className="txt-small text-ui-fg-subtle">{refund.creditNoteNumber ?? "Refund"}</dt>
    <dd className="txt-small flex flex-wrap items-center gap-2">
      {rupees(refund.amount)}
      <Badge size="2xsmall" color={refundColors[refund.status]}>
        {refundWords[refund.status]}
      </Badge>
    </dd>
  </>
)
