import { type HistoryEntry, revertDays } from "../../contract/history"
import { revertProducts } from "../catalog/edit/revert-products"
import { revertMessage } from "../contact/revert-message"
import { revertFaq } from "../faq/revert-faq"
import { revertSetting, revertText } from "../settings/revert-entry"
import { revertBranding } from "../tenant/revert-branding"
import { revertOrder } from "./revert-order"
import type { Revertible } from "./revertible"

/** The revertible entities of the history. */
const revertibles: Readonly<Record<string, Revertible>> = {
  faq: revertFaq,
  setting: revertSetting,
  content: revertText,
  branding: revertBranding,
  product: revertProducts,
  order: revertOrder,
  "contact-message": revertMessage,
}

const dayMs = 24 * 60 * 60_000

type Entry = Pick<HistoryEntry, "entity" | "at" | "changes"> & { isImported: boolean }

/**
 * The revert of a history entry, or the sentence that explains why it isn't revertible.
 * @param now an instant in milliseconds
 */
export function revertibleOf({ entity, at, changes, isImported }: Entry, now: number): Revertible | string {
  const found = Object.hasOwn(revertibles, entity) ? revertibles[entity] : undefined
  if (entity === "staff") return "Administrators are changed on the staff page: invite or remove them there."
  if (entity === "key")
    return "Keys are created and revoked on the API keys page. A revoked key can't be restored."
  if (entity === "webhook") return "Webhooks are changed on the webhooks page."
  if (entity === "limits") return "Only the platform can change a store's request limits."
  if (!found) return "This change can't be reverted."
  if (isImported) return "This change was made before the store was moved here, and can't be reverted."
  if (now - Date.parse(at) > revertDays * dayMs)
    return `Changes can be reverted for ${String(revertDays)} days. This one is older.`
  if (entity === "order" && changes.some((it) => it.field === "refund"))
    return "A refund can't be reverted: the money is on its way to the customer."
  return found
}
