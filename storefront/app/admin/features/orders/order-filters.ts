import { chosenColumns } from "~/lib/chosen-columns"
import { orderListColumns, maxOrderColumns, usualOrderColumns } from "./order-list-columns"
import { orderStatusNames } from "./statuses"

/** Page state in the URL: the filters, the display mode, and the open order. */
export const orderFilters = {
  search: {},
  from: {},
  to: {},
  status: { allowed: ["", ...orderStatusNames] },
  view: { allowed: ["table", "cards"], fallback: "table", orders: true },
  columns: { orders: true },
  order: { orders: true },
} as const

export const { read: readOrderColumns, text: orderColumnsText } = chosenColumns({
  all: orderListColumns,
  usual: usualOrderColumns,
  max: maxOrderColumns,
  none: "number",
})
