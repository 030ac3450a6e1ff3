import type { AdminOrder } from "@contract/admin-order"
import { messageOf } from "~/lib/api"
import { formatMoney } from "~/lib/money"
import { AmountRow } from "~/ui/amount-row"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { LateNote } from "./late-note"
import { sumOf, type WantedRefund } from "./refund-draft"
import { useRefundOrder } from "./refund-order"

interface ConfirmProps {
  order: AdminOrder
  wanted: WantedRefund
  /** Whether no amount was entered, and all that is left is refunded. */
  isWhole: boolean
  onClose: () => void
  onDone: () => void
}

/** A refund can't be reversed, so the confirmation describes it completely. */
export function ConfirmRefund({ order, wanted, isWhole, onClose, onDone }: ConfirmProps) {
  const refund = useRefundOrder()
  const words = formatMoney(sumOf(wanted))
  const amount = isWhole ? `No amount was entered: the full remaining amount of ${words} is` : `${words} is`
  const confirm = () =>
    refund.mutate(
      { id: order.id, version: order.version, wanted },
      {
        onSuccess: ({ status }) => {
          onDone()
          toast(
            status === "PENDING"
              ? {
                  title: "Refund on its way",
                  description:
                    "The gateway has not responded yet. The refund is retried automatically, and paid once.",
                }
              : { title: `${words} refunded` }
          )
        },
        onError: (error) => {
          onClose()
          showError(messageOf(error, "Failed to refund"))
        },
      }
    )
  return (
    <Dialog
      title={`Refund ${words}?`}
      description={`${amount} refunded to the account that ${order.user.name} paid order ${order.orderNumber} from. This can't be undone. The order's status stays as it is.`}
      onClose={onClose}
    >
      <div className="grid gap-4 text-sm">
        {order.isCreditNoteLate && <LateNote />}
        <dl className="grid gap-2">
          {wanted.lines.map(({ itemId, amount: rupees, quantity }) => (
            <AmountRow key={itemId} label={<LineName order={order} itemId={itemId} quantity={quantity} />}>
              {formatMoney(rupees)}
            </AmountRow>
          ))}
          {Number(wanted.shipping ?? 0) > 0 && (
            <AmountRow label="Shipping">{formatMoney(wanted.shipping ?? "0")}</AmountRow>
          )}
        </dl>
        <p className="rounded-xl bg-stone-100 px-4 py-3 break-words">{wanted.reason}</p>
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" data-autofocus disabled={refund.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" busy={refund.isPending} onClick={confirm}>
          Refund {words}
        </Button>
      </div>
    </Dialog>
  )
}

interface LineNameProps {
  order: AdminOrder
  itemId: string
  quantity: number | undefined
}

function LineName({ order, itemId, quantity }: LineNameProps) {
  const name = order.items.find(({ id }) => id === itemId)?.product.name
  if (!quantity) return name
  return `${name ?? ""} (${quantity === 1 ? "1 piece" : `${quantity} pieces`} back)`
}
