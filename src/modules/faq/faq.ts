import type { InferTypeOf } from "@medusajs/framework/types"
import type { Faq as WireFaq } from "../../contract/faq"
import type FaqModel from "./models/faq"

export type FaqRow = InferTypeOf<typeof FaqModel>

/** A row as the API shows it. */
export const faqFromRow = (row: FaqRow): WireFaq => ({
  id: row.id,
  question: row.question,
  answer: row.answer,
  isVisible: row.is_visible,
  position: row.position,
})
