import { z } from "zod"
import { instant, moneyText } from "./common"

const common = {
  id: z.string(),
  createdAt: instant,
  /** Whether an admin of the tenant has reviewed the alarm. */
  isSeen: z.boolean(),
}

const reportClaimedTwice = z.object({
  ...common,
  kind: z.literal("REPORT_CLAIMED_TWICE"),
  productId: z.string(),
  /** The product and its report, as the tenant entered them. */
  name: z.string(),
  certificateLab: z.string(),
  certificateNumber: z.string(),
})

/** Outcomes of a gateway payment without an order. */
export const strayOutcomes = ["NOT_CAPTURED", "REFUND_PENDING", "REFUNDED"] as const

const paymentWithoutOrder = z.object({
  ...common,
  kind: z.literal("PAYMENT_WITHOUT_ORDER"),
  paymentId: z.string(),
  gatewayOrderId: z.string(),
  amount: moneyText,
  /** `NOT_CAPTURED`: only authorized, so the hold expires and the payer isn't charged. */
  outcome: z.enum(strayOutcomes),
})

/** An event that a tenant's admins should review. */
export const alarm = z.discriminatedUnion("kind", [reportClaimedTwice, paymentWithoutOrder])
export type Alarm = z.infer<typeof alarm>
export type ReportAlarm = z.infer<typeof reportClaimedTwice>
export type PaymentAlarm = z.infer<typeof paymentWithoutOrder>

/** `open`: alarms that no admin of the tenant has reviewed. */
export const alarmsQuery = z.object({ show: z.enum(["open", "all"]).default("open") })
export type AlarmsQuery = z.output<typeof alarmsQuery>

export const alarmParams = z.object({ id: z.string().min(1).max(100) })
export const alarmUpdateBody = z.object({ isSeen: z.boolean({ error: "isSeen must be true or false" }) })
