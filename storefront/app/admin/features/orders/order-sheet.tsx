import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import type { AdminOrder } from "@contract/admin-order"
import { messageOf } from "~/lib/api"
import { formatMoment } from "~/lib/dates"
import { columnFormat } from "~/lib/money"
import { AmountRow } from "~/ui/amount-row"
import { Alert } from "~/ui/alert"
import { Dialog } from "~/ui/dialog"
import { Loading } from "~/ui/spinner"
import { OrderItems } from "~/lib/order/order-items"
import { StatusBadge } from "~/lib/order/status-badge"
import { useAdminOrder } from "./get-admin-order"
import { NoteForm } from "./note-form"
import { DocumentsButton } from "./documents-button"
import { ParcelForm } from "./parcel-form"
import { RefundPanel } from "./refund-panel"
import { StatusSelect } from "./status-select"
import { OrderTimeline } from "./timeline"

/** All details and actions of one order, in a sheet beside the list. */
export function OrderSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: order, error, isPending } = useAdminOrder(id)
  return (
    <Dialog title={`Order ${order?.orderNumber ?? ""}`} shape="panel" onClose={onClose}>
      {isPending ? (
        <Loading label="Loading the order" />
      ) : order ? (
        <Sections order={order} />
      ) : (
        <Alert>{messageOf(error, "The order could not be loaded. It is safe.")}</Alert>
      )}
    </Dialog>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="border-t border-stone-200 py-6">
    <h3 className="mb-4 text-base font-medium tracking-normal">{title}</h3>
    {children}
  </section>
)

function Sections({ order }: { order: AdminOrder }) {
  const { user, address } = order
  const format = columnFormat([order.subtotal, order.gst, order.shippingFee, order.total])
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4 pb-6">
        <div className="grid gap-2 text-sm text-stone-600">
          <span>
            <StatusBadge status={order.status} />
          </span>
          <span>Placed on {formatMoment(order.createdAt)}</span>
          <Link
            to={`/orders/${order.orderNumber}`}
            className="font-medium text-brand-primary-ink underline underline-offset-4"
          >
            The customer's page
          </Link>
          <Link
            to={`/admin/history?entity=order&id=${order.id}`}
            className="font-medium text-brand-primary-ink underline underline-offset-4"
          >
            History
          </Link>
        </div>
        <StatusSelect order={order} />
      </div>
      <div className="flex flex-wrap gap-2 pb-6">
        <DocumentsButton ids={[order.id]} kind="invoice" name={`invoice-${order.orderNumber}`}>
          Invoice
        </DocumentsButton>
        <DocumentsButton ids={[order.id]} kind="packing-slip" name={`packing-slip-${order.orderNumber}`}>
          Packing slip
        </DocumentsButton>
      </div>
      <Section title="Customer">
        <p className="font-medium">{user.name}</p>
        {user.email !== "" && (
          <a href={`mailto:${user.email}`} className="text-sm break-all underline underline-offset-4">
            {user.email}
          </a>
        )}
        <address className="mt-3 text-sm text-stone-700 not-italic">
          {[
            address.fullName,
            address.line1,
            address.line2,
            `${address.city}, ${address.state} ${address.postalCode}`,
            address.country,
            address.phone,
          ]
            .filter(Boolean)
            .map((it) => (
              <span key={it} className="block">
                {it}
              </span>
            ))}
        </address>
        {order.buyerGstin && (
          <p className="mt-3 text-sm break-words text-stone-700">
            Bought by {order.buyerName}, GSTIN {order.buyerGstin}
          </p>
        )}
        {order.buyerPan && <p className="mt-3 text-sm text-stone-700">PAN {order.buyerPan}</p>}
      </Section>
      <Section title="Items">
        <OrderItems items={order.items} />
        <dl className="mt-5 flex flex-col gap-2 border-t border-stone-200 pt-4 text-sm">
          <AmountRow label="Subtotal">{format(order.subtotal)}</AmountRow>
          <AmountRow label="GST">{format(order.gst)}</AmountRow>
          <AmountRow label="Shipping">{format(order.shippingFee)}</AmountRow>
          <AmountRow label="Total" strong>
            {format(order.total)}
          </AmountRow>
        </dl>
        {order.paymentRef && (
          <p className="mt-3 text-sm break-all text-stone-600">Payment Reference: {order.paymentRef}</p>
        )}
      </Section>
      <Section title="Parcel">
        <ParcelForm order={order} />
      </Section>
      <Section title="Refunds">
        <RefundPanel order={order} />
      </Section>
      <Section title="Timeline">
        <NoteForm order={order} />
        <OrderTimeline order={order} />
      </Section>
    </>
  )
}
