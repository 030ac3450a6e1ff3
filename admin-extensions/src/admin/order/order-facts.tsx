import { Badge, Button, Text } from "@medusajs/ui"
import { useState } from "react"
import type { AdminOrder, AdminOrderEvent, RefundStatus } from "../../../../src/contract/admin-order"
import { download } from "../lib/ratna"
import { tenantPath } from "../lib/shown-tenant"
import { tellError } from "../lib/tell-error"

type Color = "green" | "orange" | "red" | "grey" | "blue"
const statusColors: Record<AdminOrder["status"], Color> = {
  PENDING: "orange",
  PAID: "blue",
  SHIPPED: "blue",
  DELIVERED: "green",
  CANCELLED: "red",
}
const refundColors: Record<RefundStatus, Color> = { PENDING: "orange", REFUNDED: "green", FAILED: "red" }

const when = (at: string): string =>
  new Date(at).toLocaleString("en-IN", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Kolkata" })

const step = ({ kind, from, to, note }: AdminOrderEvent): string => {
  if (kind === "status") return from ? `${from} → ${to ?? ""}` : (to ?? "Placed")
  return note ?? (kind === "tracking" ? "Courier or tracking changed" : "Note")
}

interface OrderFactsProps {
  tenantId: string
  order: AdminOrder
  storefrontUrl: string
}

/** Number, status, refunds, timeline; and the ways to its papers. */
export const OrderFacts = ({ tenantId, order, storefrontUrl }: OrderFactsProps) => {
  const [isMaking, setMaking] = useState(false)
  const invoice = () => {
    setMaking(true)
    download(
      tenantPath(tenantId, "/orders/documents"),
      { ids: [order.id], kind: "invoice" },
      `${order.orderNumber}.pdf`
    )
      .catch(tellError)
      .finally(() => setMaking(false))
  }
  return (
    <>
      <dl className="grid grid-cols-2 items-center gap-y-2 px-6 py-4">
        <dt className="txt-small text-ui-fg-subtle">Order number</dt>
        <dd className="txt-small-plus">{order.orderNumber}</dd>
        <dt className="txt-small text-ui-fg-subtle">Status</dt>
        <dd>
          <Badge size="2xsmall" color={statusColors[order.status]}>
            {order.status}
          </Badge>
        </dd>
        <dt className="txt-small text-ui-fg-subtle">Left to refund</dt>
        <dd className="txt-small">₹{order.refundable}</dd>
        {order.refunds.map((it) => (
          <Refunded key={it.id} refund={it} />
        ))}
      </dl>
      <ol aria-label="Timeline" className="flex flex-col gap-3 px-6 py-4">
        {order.timeline.map((it, n) => (
          <li key={`${it.at} ${String(n)}`}>
            <Text size="small">{step(it)}</Text>
            <Text size="xsmall" className="text-ui-fg-subtle">
              {when(it.at)} · {it.by}
            </Text>
          </li>
        ))}
      </ol>
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
          </a>
        </Button>
      </div>
    </>
  )
}

const Refunded = ({ refund }: { refund: AdminOrder["refunds"][number] }) => (
  <>
    <dt className="txt-small text-ui-fg-subtle">{refund.creditNoteNumber ?? "Refund"}</dt>
    <dd className="txt-small flex items-center gap-2">
      ₹{refund.amount}
      <Badge size="2xsmall" color={refundColors[refund.status]}>
        {refund.status}
      </Badge>
    </dd>
  </>
)
