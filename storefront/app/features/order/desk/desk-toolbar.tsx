import { adminOrderTexts } from "@contract/texts/admin-orders"
import { orderTexts } from "@contract/texts/orders"
import { useText } from "~/lib/site"
import type { useFilters } from "~/lib/use-filters"
import { ColumnChoice } from "~/ui/list/column-choice"
import { ListFilter, ListSearch, ListToolbar } from "~/ui/list/list-toolbar"
import { statusLook } from "../order-status"
import { deskColumnOptions, maxDeskColumns, usualDeskColumns } from "./desk-columns"
import { type deskFilters, deskColumnsText, readDeskColumns } from "./desk-filters"
import { orderStatusNames } from "./statuses"

const views = [
  { value: "cards", label: "Cards" },
  { value: "table", label: "Table" },
]

/** What narrows the orders down, and how they are shown. */
export function DeskToolbar({
  values,
  set,
  clear,
  isFiltered,
}: ReturnType<typeof useFilters<typeof deskFilters>>) {
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
      {/* Narrow windows have cards only. */}
      <span className="flex flex-wrap items-center gap-2 max-md:hidden">
        <ListFilter label="View" value={values.view} options={views} onChange={(view) => set({ view })} />
        {values.view === "table" && (
          <ColumnChoice
            options={deskColumnOptions}
            chosen={readDeskColumns(values.columns)}
            usual={usualDeskColumns}
            max={maxDeskColumns}
            onChange={(it) => set({ columns: deskColumnsText(it) }, true)}
          />
        )}
      </span>
    </ListToolbar>
  )
}
