import { z } from "zod"
import { instant } from "./common"

/** Something about the shop's own things that its admin should look into. */
export const alarm = z.object({
  id: z.string(),
  kind: z.literal("REPORT_CLAIMED_TWICE"),
  createdAt: instant,
  productId: z.string(),
  /** The stone and its report, as the shop itself wrote them. */
  name: z.string(),
  certificateLab: z.string(),
  certificateNumber: z.string(),
  /** Somebody of the shop has looked into it. */
  isSeen: z.boolean(),
})
export type Alarm = z.infer<typeof alarm>

/** `open`: those that nobody of the shop has looked into yet. */
export const alarmsQuery = z.object({ show: z.enum(["open", "all"]).default("open") })
export type AlarmsQuery = z.output<typeof alarmsQuery>

export const alarmParams = z.object({ id: z.string().min(1).max(100) })
export const alarmUpdateBody = z.object({ isSeen: z.boolean({ error: "isSeen must be true or false" }) })
