import { z } from "zod"
import { claimedRupees, moneyNumber } from "./common"
import { panProblem } from "./rules/pan"
import { upperSpaceless } from "./rules/typed-text"
import { rattiWeights } from "./rules/stone-measures"

/** Rupees; `total = subtotal + gst + shippingFee` to the paisa. Rates in percent. */
export const totals = z.object({
  subtotal: moneyNumber,
  /** Null when the line items have different rates. */
  gstRate: z.number().nullable(),
  gst: moneyNumber,
  shippingFee: moneyNumber,
  freeShippingThreshold: moneyNumber,
  total: moneyNumber,
  /** GST by rate, lowest first; absent when the totals are those of a subtotal alone. */
  rates: z.array(z.object({ rate: z.number(), taxable: moneyNumber, gst: moneyNumber })).optional(),
})
export type Totals = z.infer<typeof totals>

const totalsItem = z.object({
  productId: z.string().min(1).max(100),
  quantity: z.number().int().min(1).max(100_000),
})

export const calculateTotalsBody = z.object({
  subtotal: claimedRupees("Subtotal must be a number of rupees"),
  /** The line items that add up to the subtotal. Without them, all of it is taxed at the tenant's rate. */
  items: z
    .array(totalsItem)
    .max(500)
    .refine((it) => new Set(it.map(({ productId }) => productId)).size === it.length, {
      error: "Each product can be listed once",
    })
    .optional(),
})
export type TotalsItem = z.infer<typeof totalsItem>

export const checkoutSettings = z.object({
  freeShippingThreshold: moneyNumber,
  /** The tenant's GST rate in percent, for products without a rate of their own. */
  gstRate: z.number(),
  /** Milligrams per ratti in this tenant. */
  rattiMg: z.enum(rattiWeights),
  /** The buyer's PAN is required when the total exceeds this; 0: never. */
  panThreshold: moneyNumber,
})
export type CheckoutSettings = z.infer<typeof checkoutSettings>

/** A typed PAN: upper-cased, spaces removed. */
const pan = z
  .string({ error: "Please enter a valid PAN, like ABCDE1234F" })
  .overwrite(upperSpaceless)
  .superRefine((it, issues) => {
    const message = panProblem(it)
    if (message !== undefined) issues.addIssue({ code: "custom", message })
  })

export const checkoutSessionBody = z.object({
  addressId: z
    .string({ error: "Please choose a delivery address" })
    .min(1, "Please choose a delivery address")
    .max(100),
  /**
   * The gateway order that this browser received before, if any. If it has been paid, the response is ALREADY_PAID with
   * its order, whatever the cart contains now.
   */
  orderId: z.string().max(100).optional(),
  /** The buyer's PAN; required above the tenant's threshold, and not stored below it. */
  pan: pan.optional(),
})

export const checkoutSession = z.object({
  /** The tenant's public key at the payment gateway. */
  key: z.string(),
  /** Id of the gateway order. */
  orderId: z.string(),
  /** Opens the payment in the browser; only from a payment provider whose gateway opens sessions. */
  token: z.string().optional(),
  /** Paise. */
  amount: z.number().int().positive(),
  currency: z.literal("INR"),
  totals,
})
export type CheckoutSession = z.infer<typeof checkoutSession>
