import { z } from "zod"
import { instant, moneyText } from "./common"

const common = {
  id: z.string(),
  createdAt: instant,
  /** Somebody of the tenant has looked into it. */
  isSeen: z.boolean(),
}

const reportClaimedTwice = z.object({
  ...common,
  kind: z.literal("REPORT_CLAIMED_TWICE"),
  productId: z.string(),
  /** The stone and its report, as the tenant itself wrote them. */
  name: z.string(),
  certificateLab: z.string(),
  certificateNumber: z.string(),
})

/** What was done with a payment that no order stands for. */
export const strayOutcomes = ["NOT_CAPTURED", "REFUND_PENDING", "REFUNDED"] as const

const paymentWithoutOrder = z.object({
  ...common,
  kind: z.literal("PAYMENT_WITHOUT_ORDER"),
  paymentId: z.string(),
  gatewayOrderId: z.string(),
  amount: moneyText,
  /** `NOT_CAPTURED`: authorized only, so that it returns to the payer by itself. */
  outcome: z.enum(strayOutcomes),
})

/** Something that a tenant's admins should look into. */
export const alarm = z.discriminatedUnion("kind", [reportClaimedTwice, paymentWithoutOrder])
export type Alarm = z.infer<typeof alarm>
export type ReportAlarm = z.infer<typeof reportClaimedTwice>
export type PaymentAlarm = z.infer<typeof paymentWithoutOrder>

/** `open`: those that nobody of the tenant has looked into yet. */
export const alarmsQuery = z.object({ show: z.enum(["open", "all"]).default("open") })
export type AlarmsQuery = z.output<typeof alarmsQuery>

export const alarmParams = z.object({ id: z.string().min(1).max(100) })
export const alarmUpdateBody = z.object({ isSeen: z.boolean({ error: "isSeen must be true or false" }) })
