import { z } from "zod"
import { UnreadableNotice } from "../errors"
import type { Notice, NoticeHeaders } from "../port"
import { isWebhookSignature } from "./signature"

const body = z.object({
  event: z.string().max(100),
  payload: z
    .object({
      payment: z.object({ entity: z.object({ order_id: z.string().max(100).nullish() }) }).optional(),
      order: z.object({ entity: z.object({ id: z.string().max(100) }) }).optional(),
    })
    .default({}),
})

/**
 * Parses the raw body of an incoming webhook, which is trusted only with a valid signature.
 * @throws UnreadableNotice if a signed body isn't an event
 */
export function readNotice(raw: Buffer, headers: NoticeHeaders, webhookSecret: string): Notice | undefined {
  const signature = headers["x-razorpay-signature"]
  if (typeof signature !== "string" || !isWebhookSignature(raw, signature, webhookSecret)) return undefined
  const read = body.safeParse(parsedJson(raw.toString("utf8")))
  if (!read.success) throw new UnreadableNotice()
  const { event, payload } = read.data
  const eventId = headers["x-razorpay-event-id"]
  return {
    id: typeof eventId === "string" ? eventId.slice(0, 100) : signature,
    event,
    gatewayOrderId: payload.payment?.entity.order_id ?? payload.order?.entity.id ?? null,
  }
}

/** @throws UnreadableNotice */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableNotice()
  }
}
