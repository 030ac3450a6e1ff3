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
  if (entity === "staff")
    return "Who runs the store is changed on the staff page: invite them again, or remove them."
  if (entity === "key")
    return "A key is made or revoked on the page of the keys; a revoked one never comes back."
  if (entity === "webhook") return "A webhook is changed on its own page."
  if (entity === "limits") return "How many calls a store may make is the platform's to set."
  if (!found) return "This change can't be reverted."
  if (isImported) return "This change was made before the store was moved here, and can't be reverted."
  if (now - Date.parse(at) > revertDays * dayMs)
    return `Changes can be reverted for ${String(revertDays)} days. This one is older.`
  if (entity === "order" && changes.some((it) => it.field === "refund"))
    return "A refund can't be reverted: the money is on its way to the customer."
  return found
}
