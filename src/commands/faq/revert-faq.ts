import { type AdminFaq, faqUpdateBody } from "../../contract/faq"
import { findFaq, nearestPlace } from "../../modules/faq/read-faqs"
import { deleteFaqRow, holdFaqs, insertFaq, placeFaq } from "../../modules/faq/write-faqs"
import { isRefused } from "../revert/is-refused"
import { revertibleThing } from "../revert/revertible-thing"
import { writeFaqEdit } from "./write-faq-edit"

/** Reverts a change of an FAQ. A deleted FAQ comes back at its position. */
export const revertFaq = revertibleThing<AdminFaq>({
  entity: "faq",
  hold: async (tx, id) => {
    await holdFaqs(tx)
    return findFaq(tx, id)
  },
  write: async (tx, before, { position, ...edit }) => {
    const place = position === undefined ? {} : { position: await nearestPlace(tx, position) }
    await writeFaqEdit(tx, before, { ...edit, ...place })
  },
  make: async (tx, faq) => {
    await insertFaq(tx, faq, faq)
    await placeFaq(tx, faq.id, await nearestPlace(tx, faq.position))
  },
  remove: (tx, { id }) => deleteFaqRow(tx, id),
  staying: (_tx, change) => (isRefused(faqUpdateBody.shape, change) ? "invalid" : undefined),
})
