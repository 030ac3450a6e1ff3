import type { AdminOrder, Refund } from "@contract/admin-order"
import { messageOf } from "~/lib/api"
import { formatMoney } from "~/lib/money"
import { Button } from "~/ui/button"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { useRefundOrder } from "./refund-order"

/** A refund that Medusa started has no lines while it waits. */
const partsOf = ({ amount, lines, shipping }: Refund) =>
  lines.length > 0 || Number(shipping) > 0 ? { lines, shipping } : { amount }

/** Retries a refund whose gateway response is missing. It is the same refund, so the money is refunded once. */
export function RetryRefund({ order, refund }: { order: AdminOrder; refund: Refund }) {
  const again = useRefundOrder()
  const look = () =>
    again.mutate(
      { id: order.id, version: order.version, wanted: { ...partsOf(refund), reason: refund.reason } },
      {
        onSuccess: ({ status }) =>
          toast(
            status === "PENDING"
              ? {
                  title: "No response yet",
                  description: "The refund is retried automatically each minute, and paid once.",
                }
              : { title: `${formatMoney(refund.amount)} refunded` }
          ),
        onError: (error) => showError(messageOf(error, "Failed to refund")),
      }
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-stone-700">
        The gateway has not responded. However often you retry, the money is refunded only once.
      </p>
      <Button size="small" look="outline" busy={again.isPending} onClick={look}>
        Look again
      </Button>
    </div>
  )
}
