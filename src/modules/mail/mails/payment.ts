import { formatInr, type Paise } from "../../../domain/money"
import type { MailContent, MailTemplate, MailTenant } from "../mail"

/** A payment without an order: its items, and the reason. */
export interface Unordered {
  name: string
  amount: Paise
  items: readonly { name: string; quantity: number; lineTotal: Paise; images: readonly string[] }[]
  /** Error code of the reason; null when none was stored. */
  code: string | null
}

const reasons: Readonly<Record<string, string>> = {
  INSUFFICIENT_STOCK: "Something in your order was sold while you were paying.",
  TOTALS_CHANGED: "Prices had changed since this payment was opened, more than an hour before it was made.",
  ALREADY_PAID: "Your cart had already become an order: this was a second payment for it.",
}
const reasonOf = ({ code }: Unordered): string => reasons[code ?? ""] ?? "It could not become an order."

const whatFor = ({ items, code }: Unordered): Pick<MailContent, "items" | "button"> => ({
  button:
    code === "ALREADY_PAID"
      ? { label: "See your orders", url: "/profile?tab=orders" }
      : { label: "Back to your cart", url: "/cart" },
  items: items.map((it) => ({
    name: it.name,
    quantity: it.quantity,
    amount: formatInr(it.lineTotal),
    picture: it.images[0] ?? null,
  })),
})

/** Mail for a payment that was never captured. */
export const notTakenMail = ({ brandName }: MailTenant, it: Unordered): MailTemplate => ({
  subject: `Your payment at ${brandName} was not taken`,
  content: {
    preheader: `${formatInr(it.amount)} was not taken from you.`,
    heading: "Your payment was not taken",
    paragraphs: [
      `Hello ${it.name},`,
      reasonOf(it),
      `Of your ${formatInr(it.amount)} nothing was captured. If your bank shows it as held, the hold is released by itself, usually within 5 to 7 working days.`,
    ],
    ...whatFor(it),
  },
})

/** Mail for a payment that was captured and refunded. */
export const refundedMail = ({ brandName }: MailTenant, it: Unordered): MailTemplate => ({
  subject: `Your payment of ${formatInr(it.amount)} at ${brandName} is returned`,
  content: {
    preheader: `${formatInr(it.amount)} is on its way back to you, in full.`,
    heading: "Your payment is returned in full",
    paragraphs: [
      `Hello ${it.name},`,
      reasonOf(it),
      `We have returned ${formatInr(it.amount)} to the account that you paid from. Banks usually take 5 to 7 working days.`,
    ],
    ...whatFor(it),
  },
})
