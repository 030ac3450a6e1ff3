import { refundBody, type AdminOrder } from "@contract/admin-order"
import { identifier } from "@contract/rules/typed-text"
import { formatMoney } from "~/lib/money"

/** What is typed for one line item. Empty texts: nothing. */
export interface TypedLine {
  amount: string
  quantity: string
}

/** What is typed into the refund form. */
export interface TypedRefund {
  /** By line item id. */
  lines: Readonly<Record<string, TypedLine>>
  shipping: string
  reason: string
}

export const emptyRefund: TypedRefund = { lines: {}, shipping: "", reason: "" }
const emptyLine: TypedLine = { amount: "", quantity: "" }

type Item = AdminOrder["items"][number]

export const typedLine = (typed: TypedRefund, id: string): TypedLine => typed.lines[id] ?? emptyLine

/** Pieces of a line item that no refund has taken out of the sale. */
export const piecesLeft = ({ refunds }: Pick<AdminOrder, "refunds">, { id, quantity }: Item): number =>
  refunds
    .filter((it) => it.status !== "FAILED")
    .flatMap(({ lines }) => lines.filter((line) => line.itemId === id))
    .reduce((left, line) => left - (line.quantity ?? 0), quantity)

/** What was paid for shipping, with its GST. */
export const shippingPaid = ({ total, items }: AdminOrder): string =>
  (
    items.reduce((rest, { paid }) => rest - Math.round(Number(paid) * 100), Math.round(Number(total) * 100)) /
    100
  ).toFixed(2)

/** The refund that the form sends. */
export interface WantedRefund {
  lines: { itemId: string; amount: string; quantity?: number }[]
  shipping?: string
  reason: string
}

/** Whether nothing was chosen, which refunds all that is left. */
export const isWhole = ({ lines, shipping }: TypedRefund): boolean =>
  [shipping, ...Object.values(lines).flatMap(({ amount, quantity }) => [amount, quantity])].every(
    (text) => identifier(text) === ""
  )

export function wantedRefund(order: AdminOrder, typed: TypedRefund): WantedRefund {
  const reason = typed.reason
  if (isWhole(typed)) {
    const lines = order.items.map(({ id, refundable }) => ({ itemId: id, amount: refundable }))
    const shipping = Number(order.shippingRefundable) > 0 && { shipping: order.shippingRefundable }
    return { lines: lines.filter(({ amount }) => Number(amount) > 0), ...shipping, reason }
  }
  const lines = order.items.flatMap(({ id }) => {
    const amount = identifier(typedLine(typed, id).amount)
    const quantity = identifier(typedLine(typed, id).quantity)
    if (amount === "" && quantity === "") return []
    return [{ itemId: id, amount, ...(quantity !== "" && { quantity: Number(quantity) }) }]
  })
  const shipping = identifier(typed.shipping)
  return { lines, ...(shipping !== "" && { shipping }), reason }
}

/** The sum of a refund in rupees. */
export const sumOf = ({ lines, shipping = "0" }: Pick<WantedRefund, "lines" | "shipping">): number =>
  [...lines.map(({ amount }) => amount), shipping].reduce(
    (sum, amount) => sum + Math.round(Number(amount) * 100),
    0
  ) / 100

/** Messages by field: `reason`, `shipping`, `form`, and `amount:` and `quantity:` with the line item's id. */
export type RefundProblems = Readonly<Record<string, string>>

/** Checks a refund before it is confirmed. */
export function problemsOf(order: AdminOrder, wanted: WantedRefund): RefundProblems {
  const { error } = refundBody.safeParse(wanted)
  const problems: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    const [field, place, part] = path
    const name =
      field === "lines" ? `${String(part)}:${wanted.lines[Number(place)]?.itemId ?? ""}` : String(field)
    problems[name] ??= name.startsWith("quantity:") ? "A whole number" : message
  }
  for (const { itemId, amount, quantity = 0 } of wanted.lines) {
    const item = order.items.find(({ id }) => id === itemId)
    if (!item) continue
    if (Number(amount) > Number(item.refundable)) problems[`amount:${itemId}`] ??= atMost(item.refundable)
    const pieces = piecesLeft(order, item)
    if (quantity > pieces) problems[`quantity:${itemId}`] ??= `At most ${pieces}`
  }
  if (Number(wanted.shipping ?? 0) > Number(order.shippingRefundable))
    problems["shipping"] ??= atMost(order.shippingRefundable)
  if (Object.keys(problems).length === 0) {
    const message = restProblem(Number(order.refundable), sumOf(wanted))
    if (message !== undefined) problems["form"] = message
  }
  return problems
}

const atMost = (amount: string): string => `At most ${formatMoney(amount)}`

/** The gateway refunds at least ₹1 at once, now and of what is left. */
function restProblem(all: number, amount: number): string | undefined {
  if (amount < 1) return "At least ₹1.00 can be refunded"
  const rest = Math.round((all - amount) * 100) / 100
  if (rest <= 0 || rest >= 1) return undefined
  return `This would leave ${formatMoney(rest)}, which could never be refunded: the payment gateway refunds at least ₹1. Refund ${formatMoney(all)} or at most ${formatMoney(all - 1)}.`
}
