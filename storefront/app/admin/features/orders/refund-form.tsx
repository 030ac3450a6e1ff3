import { useState } from "react"
import type { AdminOrder } from "@contract/admin-order"
import { formatMoney } from "~/lib/money"
import { useDraft } from "~/lib/use-draft"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { TextField } from "~/ui/field"
import { ConfirmRefund } from "./confirm-refund"
import { LateNote } from "./late-note"
import {
  emptyRefund,
  isWhole,
  piecesLeft,
  problemsOf,
  type RefundProblems,
  shippingPaid,
  typedLine,
  type TypedRefund,
  wantedRefund,
} from "./refund-draft"
import { RefundLineFields, RefundShippingFields } from "./refund-line-fields"

/** Refunds line items and shipping. Keeps what is typed until it is refunded: closing the order's panel loses nothing. */
export function RefundForm({ order }: { order: AdminOrder }) {
  const draft = useDraft<TypedRefund>(`refund-lines:${order.id}`)
  const [typed, setTyped] = useState(draft.kept ?? emptyRefund)
  const [problems, setProblems] = useState<RefundProblems>({})
  const [isConfirming, setIsConfirming] = useState(false)
  const wanted = wantedRefund(order, typed)
  const ask = () => {
    const found = problemsOf(order, wanted)
    setProblems(found)
    if (Object.keys(found).length === 0) setIsConfirming(true)
  }
  const type = (change: (typed: TypedRefund) => Partial<TypedRefund>) => {
    setTyped((now) => {
      const next = { ...now, ...change(now) }
      draft.keep(next)
      return next
    })
    setProblems({})
  }
  const done = () => {
    draft.drop()
    setTyped(emptyRefund)
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
      {order.isCreditNoteLate && <LateNote />}
      <p className="text-stone-600">
        Leave empty to refund the full remaining amount, {formatMoney(order.refundable)}. The credit note
        credits exactly the lines that you choose. Pieces that came back leave the GST return's quantities; a
        line that is refunded in full takes all of its pieces with it.
      </p>
      {order.items.map((item) => (
        <RefundLineFields
          key={item.id}
          item={item}
          pieces={piecesLeft(order, item)}
          typed={typedLine(typed, item.id)}
          problems={problems}
          onType={(line) => type(({ lines }) => ({ lines: { ...lines, [item.id]: line } }))}
        />
      ))}
      {Number(order.shippingFee) > 0 && (
        <RefundShippingFields
          left={order.shippingRefundable}
          paid={shippingPaid(order)}
          typed={typed.shipping}
          problem={problems["shipping"]}
          onType={(shipping) => type(() => ({ shipping }))}
        />
      )}
      <TextField
        label="Reason"
        hint="The customer sees it in the refund e-mail."
        error={problems["reason"]}
        maxLength={300}
        value={typed.reason}
        autoComplete="off"
        onChange={({ target }) => type(() => ({ reason: target.value }))}
      />
      {problems["form"] !== undefined && <Alert>{problems["form"]}</Alert>}
      <Button type="submit" size="small" look="outline" className="justify-self-start">
        Refund…
      </Button>
      {isConfirming && (
        <ConfirmRefund
          order={order}
          wanted={wanted}
          isWhole={isWhole(typed)}
          onClose={() => setIsConfirming(false)}
          onDone={done}
        />
      )}
    </form>
  )
}
