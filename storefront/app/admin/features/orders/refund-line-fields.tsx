import type { ReactNode } from "react"
import type { AdminOrder } from "@contract/admin-order"
import { formatMoney } from "~/lib/money"
import { Button } from "~/ui/button"
import { TextField } from "~/ui/field"
import type { RefundProblems, TypedLine } from "./refund-draft"

interface LineProps {
  item: AdminOrder["items"][number]
  /** Pieces that no refund has taken out of the sale. */
  pieces: number
  typed: TypedLine
  problems: RefundProblems
  onType: (typed: TypedLine) => void
}

/** Amount and pieces to refund of one line item. */
export function RefundLineFields({ item, pieces, typed, problems, onType }: LineProps) {
  const { id, product, refundable, paid } = item
  return (
    <Part name={product.name} left={refundable} paid={paid}>
      <TextField
        label="Amount (₹)"
        className="min-w-24 grow basis-24"
        inputMode="decimal"
        placeholder={refundable}
        error={problems[`amount:${id}`]}
        value={typed.amount}
        autoComplete="off"
        onChange={(event) => onType({ ...typed, amount: event.target.value })}
      />
      {pieces > 0 && (
        <TextField
          label="Pieces back"
          className="w-24"
          inputMode="numeric"
          placeholder={`of ${pieces}`}
          error={problems[`quantity:${id}`]}
          value={typed.quantity}
          autoComplete="off"
          onChange={(event) => onType({ ...typed, quantity: event.target.value })}
        />
      )}
      <All
        of={product.name}
        onPress={() => onType({ amount: refundable, quantity: pieces > 0 ? String(pieces) : "" })}
      />
    </Part>
  )
}

interface ShippingProps {
  left: string
  paid: string
  typed: string
  problem: string | undefined
  onType: (typed: string) => void
}

/** Amount to refund of the shipping fee. */
export const RefundShippingFields = ({ left, paid, typed, problem, onType }: ShippingProps) => (
  <Part name="Shipping" left={left} paid={paid}>
    <TextField
      label="Shipping (₹)"
      className="min-w-24 grow basis-24"
      inputMode="decimal"
      placeholder={left}
      error={problem}
      value={typed}
      autoComplete="off"
      onChange={(event) => onType(event.target.value)}
    />
    <All of="shipping" onPress={() => onType(left)} />
  </Part>
)

function leftText(left: string, paid: string): string {
  if (left === paid) return `${formatMoney(paid)} paid`
  return Number(left) > 0
    ? `${formatMoney(left)} left of ${formatMoney(paid)}`
    : `${formatMoney(paid)} refunded in full`
}

function Part({
  name,
  left,
  paid,
  children,
}: {
  name: string
  left: string
  paid: string
  children: ReactNode
}) {
  return (
    <fieldset className="rounded-xl border border-stone-200 px-4 pt-2 pb-4">
      <legend className="px-1 font-medium break-words">{name}</legend>
      <p className="mb-3 text-stone-600 tabular-nums">{leftText(left, paid)}</p>
      {Number(left) > 0 && <div className="flex flex-wrap items-start gap-x-3 gap-y-3">{children}</div>}
    </fieldset>
  )
}

const All = ({ of, onPress }: { of: string; onPress: () => void }) => (
  <Button
    size="small"
    look="outline"
    className="mt-[1.625rem] min-h-12 md:min-h-12"
    aria-label={`All of ${of}`}
    onClick={onPress}
  >
    All
  </Button>
)
