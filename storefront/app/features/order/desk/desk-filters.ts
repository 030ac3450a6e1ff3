import { chosenColumns } from "~/lib/chosen-columns"
import { deskColumns, maxDeskColumns, usualDeskColumns } from "./desk-columns"
import { orderStatusNames } from "./statuses"

/** What the page's address says: what the list is narrowed down to, how it looks, and which order lies open. */
export const deskFilters = {
  search: {},
  status: { allowed: ["", ...orderStatusNames] },
  view: { allowed: ["cards", "table"], fallback: "cards", orders: true },
  columns: { orders: true },
  order: { orders: true },
} as const

export const { read: readDeskColumns, text: deskColumnsText } = chosenColumns({
  all: deskColumns,
  usual: usualDeskColumns,
  max: maxDeskColumns,
  none: "number",
})
