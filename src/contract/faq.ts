import { z } from "zod"

export const faq = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  isVisible: z.boolean(),
  position: z.number().int(),
})
export type Faq = z.infer<typeof faq>

const text = (max: number) =>
  z
    .string({ error: "Please fill in all fields" })
    .trim()
    .min(1, "Please fill in all fields")
    .max(max, `Must be at most ${max} characters`)

export const faqCreateBody = z.object({
  question: text(500),
  answer: text(5000),
  isVisible: z.boolean().default(true),
  position: z.number().int().min(0).max(100_000).optional(),
})
export type FaqCreateBody = z.infer<typeof faqCreateBody>

export const faqUpdateBody = z.object({
  question: text(500).optional(),
  answer: text(5000).optional(),
  isVisible: z.boolean().optional(),
  position: z.number().int().min(0).max(100_000).optional(),
})
export type FaqUpdateBody = z.infer<typeof faqUpdateBody>

export const faqParams = z.object({ id: z.string().min(1).max(100) })
