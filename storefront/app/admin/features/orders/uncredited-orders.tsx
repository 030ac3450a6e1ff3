import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { messageOf } from "~/lib/api"
import { formatMoney } from "~/lib/money"
import { Alert } from "~/ui/alert"
import { uncreditedQuery } from "./get-uncredited"

/**
 * Cancelled orders that are not fully credited: their invoices count in the return until credit notes take them back.
 */
export function UncreditedOrders({ onLeave }: { onLeave: () => void }) {
  const { data, error } = useQuery(uncreditedQuery())
  if (error) return <Alert>{messageOf(error, "Failed to load the cancelled orders")}</Alert>
  if (!data || data.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="uncredited">
      <h3 id="uncredited" className="font-medium">
        Cancelled, not fully credited
      </h3>
      <p className="text-sm text-stone-600">
        The invoices of these orders count until credit notes take them back. Refund the rest to issue one.
      </p>
      <ul className="mt-3 grid gap-2 text-sm">
        {data.map((it) => (
          <li key={it.orderId} className="flex flex-wrap justify-between gap-x-4">
            <Link
              className="underline"
              to={`/admin/orders?search=${encodeURIComponent(it.orderNumber)}`}
              onClick={onLeave}
            >
              {it.orderNumber}
            </Link>
            <span>{it.invoiceNumber}</span>
            <span>{`${formatMoney(it.credited)} of ${formatMoney(it.total)} credited`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
