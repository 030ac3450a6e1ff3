import { z } from "zod"
import { lineText, linesText } from "./typed-text"
import { version } from "./version"

export const faq = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  isVisible: z.boolean(),
  position: z.number().int(),
})
export type Faq = z.infer<typeof faq>

/** A FAQ as admins see it. */
export const adminFaq = faq.extend({ version })
export type AdminFaq = z.infer<typeof adminFaq>

const needed = (text: typeof lineText, max: number) =>
  text("Please fill in all fields")
    .min(1, "Please fill in all fields")
    .max(max, `Must be at most ${max} characters`)

/** The texts of a FAQ. Forms use the same rules. */
export const faqTexts = z.object({ question: needed(lineText, 500), answer: needed(linesText, 5000) })
export type FaqTexts = z.infer<typeof faqTexts>

/** Position in the list, from 0; a position beyond the end means the end. */
const position = z.number().int().min(0).max(100_000)

export const faqCreateBody = faqTexts.extend({
  isVisible: z.boolean().default(true),
  position: position.optional(),
})
export type FaqCreateBody = z.infer<typeof faqCreateBody>

export const faqUpdateBody = faqTexts.extend({ isVisible: z.boolean(), position }).partial()
export type FaqUpdateBody = z.infer<typeof faqUpdateBody>

export const faqParams = z.object({ id: z.string().min(1).max(100) })
