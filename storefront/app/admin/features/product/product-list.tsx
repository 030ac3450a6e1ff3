import { useMemo, useState } from "react"
import { useInfiniteQuery } from "@tanstack/react-query"
import type { AdminProduct } from "@contract/admin-product"
import { counted } from "~/lib/counted"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { ColumnChoice } from "~/ui/list/column-choice"
import { ListCount } from "~/ui/list/list-count"
import { ListShell } from "~/ui/list/list-shell"
import { useWide } from "~/ui/use-wide"
import { type Bulk, BulkDialogs } from "./bulk/bulk-dialogs"
import { columnOptions, columnsText, maxColumns, readColumns, usualColumns } from "./chosen-columns"
import { DeleteProductDialog } from "./delete-product-dialog"
import { adminProductsQuery } from "./get-admin-products"
import { productColumns } from "./product-columns"
import { filterOf, listQueryOf, useProductFilters } from "./product-filters"
import { ProductGrid } from "./product-grid"
import { ProductTile } from "./product-tile"
import { ProductToolbar } from "./product-toolbar"
import { texts } from "./texts"

interface ProductListProps {
  onAdd: () => void
  onEdit: (product: AdminProduct) => void
}

/** Ascending and descending order of a column in the list request. */
const orders: Record<string, readonly [ascending: string, descending: string]> = {
  name: ["name", "name_desc"],
  price: ["price_asc", "price_desc"],
  stock: ["stock_asc", "stock_desc"],
}

const countText = (count: number, isFiltered: boolean): string =>
  `${counted(count, "product")}${isFiltered ? " found" : ""}`

/** All products of the tenant, drafts included, as a grid or a table. */
export function ProductList({ onAdd, onEdit }: ProductListProps) {
  const filters = useProductFilters()
  const { values, set, clear, isFiltered } = filters
  const query = useInfiniteQuery(adminProductsQuery(listQueryOf(values)))
  const [deleting, setDeleting] = useState<AdminProduct | null>(null)
  const [bulk, setBulk] = useState<Bulk | null>(null)
  const acts = useMemo(() => ({ onEdit, onDelete: setDeleting }), [onEdit])
  const chosen = useMemo(() => readColumns(values.columns), [values.columns])
  const columns = useMemo(() => productColumns(acts, chosen), [acts, chosen])
  const isGrid = useWide() && values.view === "grid"
  const pages = query.data?.pages
  /** Memoized while the data is unchanged, because the table's rows derive from it. */
  const rows = useMemo(() => pages?.flatMap((it) => it.items), [pages])
  const [by = "", sides] = Object.entries(orders).find(([, it]) => it.includes(values.sort)) ?? []
  const total = pages?.[0]?.total ?? 0
  const toolbar = <ProductToolbar {...filters} />
  const tools = total > 0 && (
    <>
      <Button
        size="small"
        look="quiet"
        onClick={() => setBulk({ kind: "edit-found", filter: filterOf(values), total })}
      >
        {total === 1 ? "Edit" : "Edit all"} {countText(total, isFiltered)}
      </Button>
      <Button size="small" look="quiet" onClick={() => setBulk({ kind: "paste", ids: [] })}>
        Paste a column
      </Button>
      {!isGrid && (
        <span className="max-md:hidden">
          <ColumnChoice
            options={columnOptions}
            chosen={chosen}
            usual={usualColumns}
            max={maxColumns}
            onChange={(it) => set({ columns: columnsText(it) }, true)}
          />
        </span>
      )}
    </>
  )
  const dialog = (
    <>
      {deleting && <DeleteProductDialog product={deleting} onClose={() => setDeleting(null)} />}
      {bulk && <BulkDialogs bulk={bulk} onClose={() => setBulk(null)} />}
    </>
  )
  const more = query.hasNextPage
    ? { busy: query.isFetchingNextPage, load: () => void query.fetchNextPage() }
    : null
  if (isGrid && pages && total > 0) {
    return (
      <div className="grid gap-2">
        {toolbar}
        <ListCount text={countText(total, isFiltered)}>{tools}</ListCount>
        <ProductGrid products={rows ?? []} {...acts} />
        {more && (
          <Button look="outline" className="mx-auto" busy={more.busy} onClick={more.load}>
            Show more
          </Button>
        )}
        {dialog}
      </div>
    )
  }
  return (
    <>
      <ListShell
        noun={["product", "products"]}
        columns={columns}
        rows={rows}
        {...(pages && { total })}
        rowId={(it) => it.id}
        rowName={(it) => it.name}
        card={(it, select) => <ProductTile product={it} select={select} {...acts} />}
        toolbar={toolbar}
        tools={tools}
        isFiltered={isFiltered}
        isError={query.isError}
        onRetry={() => void query.refetch()}
        sort={{
          by,
          descending: sides?.[1] === values.sort,
          onChange: (column, descending) => set({ sort: orders[column]?.[descending ? 1 : 0] ?? "newest" }),
        }}
        more={more}
        bulk={(selected, done) => {
          const ids = selected.map((it) => it.id)
          return (
            <>
              <Button size="small" look="light" onClick={() => setBulk({ kind: "paste", ids, done })}>
                Paste values
              </Button>
              <Button size="small" look="light" onClick={() => setBulk({ kind: "edit", ids, done })}>
                Edit selected
              </Button>
            </>
          )
        }}
        empty={
          <EmptyState title={texts.empty}>
            <p className="-mt-3 max-w-md text-sm text-stone-600">{texts.emptyHint}</p>
            <Button onClick={onAdd}>{texts.addFirst}</Button>
          </EmptyState>
        }
        noMatch={
          <EmptyState icon="search" title={texts.noMatch}>
            <Button look="outline" onClick={clear}>
              Clear filters
            </Button>
          </EmptyState>
        }
      />
      {dialog}
    </>
  )
}
