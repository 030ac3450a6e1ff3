import { z } from "zod"
import { claimedRupees, moneyNumber } from "./common"
import { lineText } from "./typed-text"
import { panProblem } from "./rules/pan"
import { upperSpaceless } from "./rules/typed-text"
import { addressNeeds } from "./rules/address"
import { gstinProblem } from "./rules/gstin"
import { countries } from "./rules/places"
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
  /** Where the goods go; a tenant with a letter of undertaking exports them without GST. */
  country: z.enum(countries, { error: addressNeeds.country }).default("India"),
})
export type TotalsItem = z.infer<typeof totalsItem>

export const checkoutSettings = z.object({
  freeShippingThreshold: moneyNumber,
  /** The tenant's GST rate in percent, for products without a rate of their own; 0 if it isn't registered for GST. */
  gstRate: z.number(),
  /** Whether the tenant is registered for GST. Otherwise no page mentions GST. */
  gstRegistered: z.boolean(),
  /** Milligrams per ratti in this tenant. */
  rattiMg: z.enum(rattiWeights),
  /** The buyer's PAN is required when the total exceeds this; 0: never. */
  panThreshold: moneyNumber,
})
export type CheckoutSettings = z.infer<typeof checkoutSettings>

/** A typed PAN: upper-cased, spaces removed. */
const pan = z
  .string({ error: "Please enter a valid PAN, like AAAPA1234A" })
  .overwrite(upperSpaceless)
  .superRefine((it, issues) => {
    const message = panProblem(it)
    if (message !== undefined) issues.addIssue({ code: "custom", message })
  })

/** A typed GSTIN of a buyer, normalized; empty means none. */
const buyerGstin = z
  .string({ error: "Please enter a valid GSTIN" })
  .overwrite(upperSpaceless)
  .superRefine((it, issues) => {
    const message = it === "" ? undefined : gstinProblem(it)
    if (message !== undefined) issues.addIssue({ code: "custom", message })
  })

const buyerName = lineText("Please enter the firm's name").max(
  200,
  "The firm's name must be at most 200 characters"
)

const sessionBody = z.object({
  addressId: z
    .string({ error: "Please choose a delivery address" })
    .min(1, "Please choose a delivery address")
    .max(100),
  /**
   * The gateway order that this browser received before, if any. If it has been paid, the response is ALREADY_PAID with
   * its order, whatever the cart contains now.
   */
  orderId: z.string().max(100).optional(),
  /**
   * The buyer's PAN; required above the tenant's threshold, and not stored below it. Not required abroad, or with a
   * GSTIN, which contains it.
   */
  pan: pan.optional(),
  /** GSTIN and name of the firm that buys, for its input tax credit: both or neither. Empty: none. */
  buyerGstin: buyerGstin.optional(),
  buyerName: buyerName.optional(),
})

/** Adds the check that a firm has both a GSTIN and a name. */
const withWholeBuyer = <
  T extends z.ZodType<{ buyerGstin?: string | undefined; buyerName?: string | undefined }>,
>(
  schema: T
) =>
  schema.superRefine(({ buyerGstin: gstin = "", buyerName: name = "" }, issues) => {
    const add = (field: string, message: string) =>
      issues.addIssue({ code: "custom", path: [field], message })
    if (gstin !== "" && name === "") add("buyerName", "Please enter the firm's name as it is registered")
    if (gstin === "" && name !== "")
      add("buyerGstin", "Please enter the firm's GSTIN, or leave its name empty")
  })

export const checkoutSessionBody = withWholeBuyer(sessionBody)
export type CheckoutSessionBody = z.output<typeof checkoutSessionBody>

/** The firm of the account's last checkout; null without one. */
export const checkoutDetails = z.object({
  buyerGstin: z.string().nullable(),
  buyerName: z.string().nullable(),
})
export type CheckoutDetails = z.infer<typeof checkoutDetails>

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
