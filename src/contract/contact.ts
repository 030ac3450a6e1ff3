import { z } from "zod"
import { lineText, linesText } from "./typed-text"
import { email } from "./auth"
import { instant } from "./common"
import { contactMessageTooLong, contactMissing, maxContactMessage, maxContactName } from "./rules/contact"
import { version } from "./version"

const filled = lineText(contactMissing).min(1, contactMissing)

/** A visitor's contact message to a tenant. */
export const contactBody = z.object({
  name: filled.max(maxContactName, `Name must be at most ${String(maxContactName)} characters`),
  email: filled.pipe(email),
  message: linesText(contactMissing).max(maxContactMessage, contactMessageTooLong).min(1, contactMissing),
})
export type ContactBody = z.infer<typeof contactBody>

export const contactSent = z.object({ id: z.string() })

/** A contact message as the tenant's admins see it. */
export const contactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  isAnswered: z.boolean(),
  createdAt: instant,
  version,
})
export type ContactMessage = z.infer<typeof contactMessage>

export const contactUpdateBody = z.object({ isRead: z.boolean(), isAnswered: z.boolean() }).partial()
export type ContactUpdateBody = z.infer<typeof contactUpdateBody>

export const contactMessageParams = z.object({ id: z.string().min(1).max(100) })
