import { adminOrderTexts } from "@contract/texts/admin-orders"
import { orderTexts } from "@contract/texts/orders"
import { useText } from "~/lib/site"
import type { useFilters } from "~/lib/use-filters"
import { ColumnChoice } from "~/ui/list/column-choice"
import { ListFilter, ListSearch, ListToolbar } from "~/ui/list/list-toolbar"
import { statusLook } from "~/lib/order/order-status"
import { orderColumnOptions, maxOrderColumns, usualOrderColumns } from "./order-list-columns"
import { type orderFilters, orderColumnsText, readOrderColumns } from "./order-filters"
import { DaysFilter } from "./days-filter"
import { orderStatusNames } from "./statuses"

const views = [
  { value: "table", label: "Table" },
  { value: "cards", label: "Cards" },
]

/** The orders' filters, and the display mode. */
export function OrderToolbar({
  values,
  set,
  clear,
  isFiltered,
}: ReturnType<typeof useFilters<typeof orderFilters>>) {
  const text = useText(adminOrderTexts, orderTexts)
  return (
    <ListToolbar isFiltered={isFiltered} onClear={clear}>
      <ListSearch
        label={text("admin_orders_search")}
        value={values.search}
        onChange={(search) => set({ search }, true)}
      />
      <ListFilter
        label="Status"
        value={values.status}
        options={[
          { value: "", label: text("admin_orders_all_status") },
          ...orderStatusNames.map((it) => ({ value: it, label: text(statusLook[it].text) })),
        ]}
        onChange={(status) => set({ status })}
      />
      <DaysFilter from={values.from} to={values.to} onChange={set} />
      {/* Narrow windows have cards only. */}
      <span className="flex flex-wrap items-center gap-2 max-md:hidden">
        <ListFilter label="View" value={values.view} options={views} onChange={(view) => set({ view })} />
        {values.view === "table" && (
          <ColumnChoice
            options={orderColumnOptions}
            chosen={readOrderColumns(values.columns)}
            usual={usualOrderColumns}
            max={maxOrderColumns}
            onChange={(it) => set({ columns: orderColumnsText(it) }, true)}
          />
        )}
      </span>
    </ListToolbar>
  )
}
