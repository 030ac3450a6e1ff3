import { useState } from "react"
import { refundBody, type AdminOrder, type RefundStatus } from "@contract/admin-order"
import { messageOf } from "~/lib/api"
import { formatDate } from "~/lib/dates"
import { formatMoney } from "~/lib/money"
import { useDraft } from "~/lib/use-draft"
import { Badge, type BadgeTone } from "~/ui/badge"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { TextField } from "~/ui/field"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { CreditNoteButton } from "~/lib/order/credit-note-button"
import { RetryRefund } from "./retry-refund"
import { useRefundOrder } from "./refund-order"

const looks: Record<RefundStatus, { words: string; tone: BadgeTone }> = {
  PENDING: { words: "Waiting for the payment gateway", tone: "yellow" },
  REFUNDED: { words: "Refunded", tone: "green" },
  FAILED: { words: "Refused by the payment gateway", tone: "red" },
}

/** The refunds of an order, and a form for another one. */
export function RefundPanel({ order }: { order: AdminOrder }) {
  const left = Number(order.refundable)
  return (
    <div className="grid gap-5 text-sm">
      {order.refunds.length > 0 && (
        <ul className="grid gap-3">
          {order.refunds.map((it) => (
            <li key={it.id} className="grid gap-1">
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-medium tabular-nums">{formatMoney(it.amount)}</span>
                <Badge tone={looks[it.status].tone}>{looks[it.status].words}</Badge>
              </span>
              <span className="break-words">{it.reason}</span>
              <span className="text-stone-600">{formatDate(it.createdAt)}</span>
              {it.creditNoteNumber && (
                <span>
                  <CreditNoteButton orderNumber={order.orderNumber} id={it.id} number={it.creditNoteNumber} />
                </span>
              )}
              {it.status === "PENDING" && <RetryRefund order={order} refund={it} />}
            </li>
          ))}
        </ul>
      )}
      {order.refunds.some((it) => it.status === "PENDING") ? (
        <p className="text-stone-600">You can start another refund once the payment gateway has responded.</p>
      ) : left > 0 ? (
        <RefundForm order={order} left={left} />
      ) : (
        <p className="text-stone-600">
          {order.refunds.length > 0
            ? "Nothing is left to refund."
            : "No payment was captured for this order, so there is nothing to refund."}
        </p>
      )}
    </div>
  )
}

/** Keeps what is typed until it is refunded: closing the order's panel loses nothing. */
function RefundForm({ order, left }: { order: AdminOrder; left: number }) {
  const draft = useDraft<{ amount: string; reason: string }>(`refund:${order.id}`)
  const [typed, setTyped] = useState(draft.kept ?? { amount: "", reason: "" })
  const { amount, reason } = typed
  const [problems, setProblems] = useState<{ amount?: string | undefined; reason?: string | undefined }>({})
  const [isConfirming, setIsConfirming] = useState(false)
  const wanted = amount.trim() === "" ? { reason } : { amount: amount.trim(), reason }
  const ask = () => {
    const { data, error } = refundBody.safeParse(wanted)
    const of = (field: string) => error?.issues.find((it) => it.path[0] === field)?.message
    const tooMuch = data && Number(data.amount ?? 0) > left ? `At most ${formatMoney(left)}` : undefined
    setProblems({ amount: tooMuch ?? of("amount"), reason: of("reason") })
    if (data && tooMuch === undefined) setIsConfirming(true)
  }
  const type = (changes: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changes })
    draft.keep({ ...typed, ...changes })
  }
  const done = () => {
    draft.drop()
    setTyped({ amount: "", reason: "" })
    setIsConfirming(false)
  }
  return (
    <form
      noValidate
      aria-label="Refund"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <TextField
          label="Amount (₹)"
          inputMode="decimal"
          placeholder={order.refundable}
          hint={`Leave empty to refund the full remaining amount, ${formatMoney(left)}.`}
          error={problems.amount}
          value={amount}
          autoComplete="off"
          onChange={(event) => type({ amount: event.target.value })}
        />
        <TextField
          label="Reason"
          hint="The customer sees it in the refund e-mail."
          error={problems.reason}
          maxLength={300}
          value={reason}
          autoComplete="off"
          onChange={(event) => type({ reason: event.target.value })}
        />
      </div>
      <Button type="submit" size="small" look="outline" className="justify-self-start">
        Refund…
      </Button>
      {isConfirming && (
        <ConfirmRefund order={order} wanted={wanted} onClose={() => setIsConfirming(false)} onDone={done} />
      )}
    </form>
  )
}

interface ConfirmProps {
  order: AdminOrder
  wanted: { amount?: string; reason: string }
  onClose: () => void
  onDone: () => void
}

/** A refund can't be reversed, so the confirmation describes it completely. */
function ConfirmRefund({ order, wanted, onClose, onDone }: ConfirmProps) {
  const refund = useRefundOrder()
  const words = formatMoney(wanted.amount ?? order.refundable)
  const amount =
    wanted.amount === undefined
      ? `No amount was entered: the full remaining amount of ${words} is`
      : `${words} is`
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
      <p className="rounded-xl bg-stone-100 px-4 py-3 text-sm break-words">{wanted.reason}</p>
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
