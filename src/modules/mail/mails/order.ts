import type { Order, OrderStatus } from "../../../contract/order"
import { formatInr, paiseFromRupees } from "../../../domain/money"
import type { MailContent, MailTemplate, MailTenant } from "../mail"

type Summary = Pick<MailContent, "items" | "amounts" | "details">
type Bought = Pick<Order, "items" | "subtotal" | "gst" | "shippingFee" | "total" | "shippingAddress">

const inr = (rupees: string): string => formatInr(paiseFromRupees(rupees))
const pageOf = ({ orderNumber }: Pick<Order, "orderNumber">): string => `/orders/${orderNumber}`

/** Sent once the order is paid. */
export const orderPlacedMail = ({ brandName }: MailTenant, order: Order): MailTemplate => ({
  isNotification: true,
  subject: `Your order ${order.orderNumber} at ${brandName}`,
  content: {
    preheader: `We have your order and your payment of ${inr(order.total)}.`,
    heading: "Thank you for your order",
    paragraphs: [
      `Hello ${order.user.name},`,
      `We have your order ${order.orderNumber} and your payment of ${inr(order.total)}. We will write again when it is on its way.`,
    ],
    button: {
      label: "View your order",
      url: `/profile?tab=orders&placed=${encodeURIComponent(order.orderNumber)}`,
    },
    ...summaryOf(order),
    note: "The invoice is on the order's page.",
  },
})

/** Items, amounts and delivery address. */
const summaryOf = (it: Bought): Summary => {
  const { fullName, line1, line2, city, state, postalCode, country, phone } = it.shippingAddress
  return {
    items: it.items.map(({ product, quantity, lineTotal }) => ({
      name: product.name,
      quantity,
      amount: inr(lineTotal),
      picture: product.images[0] ?? null,
    })),
    amounts: [
      { label: "Subtotal", amount: inr(it.subtotal) },
      // A store that isn't registered for GST doesn't mention it.
      ...(Number(it.gst) === 0 ? [] : [{ label: "GST", amount: inr(it.gst) }]),
      { label: "Shipping", amount: Number(it.shippingFee) === 0 ? "FREE" : inr(it.shippingFee) },
      { label: "Total", amount: inr(it.total) },
    ],
    details: [
      {
        title: "Delivery address",
        lines: [fullName, line1, line2, `${city}, ${state} ${postalCode}`, country, phone].filter(
          (line): line is string => !!line
        ),
      },
    ],
  }
}

const statusTexts: Record<OrderStatus, { subject: string; heading: string; text: string }> = {
  PENDING: {
    subject: "is under review",
    heading: "We are reviewing your order",
    text: "Your order is under review. We will write to you as soon as it continues.",
  },
  PAID: {
    subject: "is being prepared",
    heading: "Your order is being prepared",
    text: "Your payment is confirmed, and your stones are being packed.",
  },
  SHIPPED: {
    subject: "is on its way",
    heading: "Your order is on its way",
    text: "Your stones have been shipped, insured until they are in your hands.",
  },
  DELIVERED: {
    subject: "has been delivered",
    heading: "Your order has been delivered",
    text: "Your stones have arrived. If anything is not as it should be, reply to this e-mail.",
  },
  CANCELLED: {
    subject: "was cancelled",
    heading: "Your order was cancelled",
    text: "Your order was cancelled. Anything you paid for it is refunded separately, and you get another e-mail about that.",
  },
}

/** The courier and tracking of an order, as far as known. `trackingUrl` must be http(s). */
interface Carriage {
  courier?: string | null
  trackingNumber?: string | null
  trackingUrl?: string | null
}

/**
 * Mail for a status change that an admin made. The automatic change to paid right after placement is covered by
 * `orderPlacedMail`.
 */
export function statusMail(order: Order, carriage: Carriage = {}): MailTemplate {
  const { subject, heading, text } = statusTexts[order.status]
  const shipped: Carriage = order.status === "SHIPPED" ? carriage : {}
  const { courier, trackingNumber, trackingUrl } = shipped
  const carried = [courier, trackingNumber].filter((it): it is string => !!it)
  return {
    isNotification: true,
    subject: `Your order ${order.orderNumber} ${subject}`,
    content: {
      heading,
      paragraphs: [
        `Hello ${order.user.name},`,
        text,
        ...(carried.length > 0 ? [`Tracking: ${carried.join(", ")}`] : []),
      ],
      button: trackingUrl
        ? { label: "Track parcel", url: trackingUrl }
        : { label: "View your order", url: pageOf(order) },
      ...summaryOf(order),
    },
  }
}

/** @param amount in rupees */
export const refundMail = (
  { brandName }: MailTenant,
  order: Order,
  { amount, reason, creditNote }: { amount: string; reason?: string | null; creditNote?: string }
): MailTemplate => ({
  subject: `${inr(amount)} is refunded for your order ${order.orderNumber}`,
  content: {
    heading: `${inr(amount)} is on its way back to you`,
    paragraphs: [
      `Hello ${order.user.name},`,
      `${brandName} refunds ${inr(amount)} of your order ${order.orderNumber} to the account that you paid from. Banks usually take 5 to 7 working days.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    button: { label: "View your order", url: pageOf(order) },
    ...(creditNote ? { note: `The credit note ${creditNote} is on the order's page.` } : {}),
  },
})
