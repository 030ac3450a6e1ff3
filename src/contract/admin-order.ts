import { z } from "zod"
import { identifierText, lineText, linesText } from "./typed-text"
import { identifier } from "./rules/typed-text"
import { instant, moneyText } from "./common"
import { order, orderItem, orderStatus, shippingAddress } from "./order"
import { version } from "./version"

/** Kinds of order timeline events: a new status, an internal note, a new courier or tracking number, a refund. */
export const orderEventKinds = ["status", "note", "tracking", "refund"] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

/**
 * An event of an order's timeline. `by` is who caused it, `System` for automatic events. `status` is the order's status
 * after the event.
 */
export const adminOrderEvent = z.object({
  at: instant,
  by: z.string(),
  kind: z.enum(orderEventKinds),
  status: orderStatus,
  from: orderStatus.optional(),
  to: orderStatus.optional(),
  note: z.string().optional(),
})
export type AdminOrderEvent = z.infer<typeof adminOrderEvent>

/** Refund states. PENDING until the gateway has given a definite result; FAILED means that no money has moved. */
export const refundStatuses = ["PENDING", "REFUNDED", "FAILED"] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const refund = z.object({
  id: z.string(),
  amount: moneyText,
  reason: z.string(),
  status: z.enum(refundStatuses),
  /** Set when the refund is complete. */
  creditNoteNumber: z.string().nullable(),
  createdAt: instant,
  /**
   * The credited amount of each line item, with GST. `quantity`: the pieces that leave the sale with this refund. Empty
   * while a refund that Medusa started waits for the gateway.
   */
  lines: z.array(
    z.object({ itemId: z.string(), amount: moneyText, quantity: z.number().int().positive().optional() })
  ),
  /** The credited amount of shipping. */
  shipping: moneyText,
})
export type Refund = z.infer<typeof refund>

/** An order as admins see it. */
export const adminOrder = order.extend({
  accountId: z.string(),
  address: shippingAddress,
  /** `paid`: what was paid for the line item, with GST. `refundable`: what is left of it. */
  items: z.array(orderItem.extend({ paid: moneyText, refundable: moneyText })),
  timeline: z.array(adminOrderEvent),
  refunds: z.array(refund),
  /** The captured amount, less completed and pending refunds. */
  refundable: moneyText,
  /** What is left of the shipping fee, with its GST. */
  shippingRefundable: moneyText,
  /** Whether a credit note that is issued now reduces no tax: 30 November after the invoice's financial year is over. */
  isCreditNoteLate: z.boolean(),
  version,
})
export type AdminOrder = z.infer<typeof adminOrder>

/** Calendar days in India, both included. */
export const orderDays = { from: z.iso.date().optional(), to: z.iso.date().optional() }
export const orderDaysQuery = z.object(orderDays)
export type OrderDays = z.output<typeof orderDaysQuery>

export const adminOrdersQuery = z.object({
  ...orderDays,
  status: z.union([z.literal("all").transform(() => undefined), orderStatus]).optional(),
  search: lineText().max(200).optional(),
  /** Default: all. */
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
export type AdminOrdersQuery = z.output<typeof adminOrdersQuery>

/** Number of orders by status. */
export const orderCounts = z.object({
  total: z.number().int(),
  pending: z.number().int(),
  paid: z.number().int(),
  shipped: z.number().int(),
  delivered: z.number().int(),
  cancelled: z.number().int(),
})
export type OrderCounts = z.infer<typeof orderCounts>

/** How long a status change can be undone, and its e-mail waits. */
export const undoSeconds = 10

export const orderParams = z.object({ id: z.string().min(1).max(100) })

const atMost = (text: z.ZodString, max: number) => text.max(max, `Must be at most ${max} characters`)

/** Empty or null clears the value. */
const clearable = (max: number, text = lineText()) =>
  atMost(text, max)
    .nullable()
    .transform((it) => it || null)

const trackingUrl = clearable(500).refine(
  (it) => it === null || (URL.canParse(it) && /^https?:$/.test(new URL(it).protocol)),
  "Must be an address that begins with http:// or https://"
)

/** Courier and tracking of an order, as the form sends them. */
export const parcelBody = z.object({
  courier: clearable(100),
  trackingNumber: clearable(100, identifierText()),
  trackingUrl,
})
export type ParcelBody = z.input<typeof parcelBody>

/**
 * Update of an order. With a status, the note belongs to the timeline event and the shopper can read it; without one,
 * only admins can.
 */
export const orderUpdateBody = z
  .object({
    status: orderStatus,
    note: atMost(linesText(), 1000).min(1, "The note is empty"),
  })
  .extend(parcelBody.shape)
  .partial()
export type OrderUpdateBody = z.output<typeof orderUpdateBody>

const rupees = "The amount must be rupees with at most two decimals"

/** Rupees, a number or numeric text. */
const rupeeAmount = z
  .union([z.number(), z.string()], { error: rupees })
  .transform((it) => identifier(String(it)))
  .pipe(z.string().regex(/^\d{1,12}(\.\d{1,2})?$/, rupees))

/**
 * Request of a refund. Amounts are in rupees with GST, a number or numeric text. With `lines` or `shipping`, these are
 * credited, and `amount` may repeat their sum. With `amount` alone, it is spread over all that is left. Default: all
 * that is refundable.
 */
export const refundBody = z.object({
  lines: z
    .array(
      z.object({
        itemId: z.string().min(1).max(120),
        amount: rupeeAmount.refine((it) => Number(it) > 0, "At least ₹0.01 of a line item can be refunded"),
        /** Pieces that came back. */
        quantity: z.number().int().min(1).max(100_000).optional(),
      })
    )
    .max(500)
    .optional(),
  shipping: rupeeAmount.optional(),
  amount: rupeeAmount.refine((it) => Number(it) >= 1, "At least ₹1.00 can be refunded").optional(),
  reason: atMost(lineText(), 300).min(1, "Please give a reason for the refund"),
})
export type RefundBody = z.output<typeof refundBody>

const ids = z.array(z.string().min(1).max(100)).min(1, "Choose at least one order").max(500)

/** A status for many orders. The courier and tracking numbers, by order id, are set where the status changes. */
export const bulkStatusBody = z.object({
  ids,
  status: orderStatus,
  courier: parcelBody.shape.courier.optional(),
  trackingNumbers: z.record(z.string().min(1).max(100), parcelBody.shape.trackingNumber).optional(),
})
export type BulkStatusBody = z.output<typeof bulkStatusBody>

/** Result of a bulk status change. `errors` lists the orders that weren't changed, and why. */
export const bulkStatusResult = z.object({
  changed: z.array(z.string()),
  unchanged: z.array(z.string()),
  errors: z.array(z.object({ id: z.string(), code: z.string(), error: z.string() })),
  /** The history entry of all the changes; absent when nothing was changed. */
  entryId: z.string().optional(),
})
export type BulkStatusResult = z.infer<typeof bulkStatusResult>

/** Max orders per request: the PDF is rendered while the caller waits. */
const maxDocuments = 200

export const documentKinds = ["invoice", "packing-slip"] as const
export type DocumentKind = (typeof documentKinds)[number]

export const orderDocumentsBody = z.object({
  ids: ids.max(maxDocuments, `At most ${maxDocuments} orders at once`),
  kind: z.enum(documentKinds),
})
