import { useQuery } from "@tanstack/react-query"
import type { Option } from "@contract/product"
import { ListFilter, ListSearch, ListToolbar } from "~/ui/list/list-toolbar"
import { colorsQuery, typesQuery } from "./get-options"
import type { useProductFilters } from "./product-filters"

const withAll = (all: string, options: readonly Option[] = []) => [{ value: "", label: all }, ...options]

const listed = [
  { value: "", label: "Listed and drafts" },
  { value: "true", label: "Listed" },
  { value: "false", label: "Drafts" },
]
const stock = [
  { value: "", label: "Any stock" },
  { value: "true", label: "In stock" },
  { value: "false", label: "Out of stock" },
]
const orders = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "name", label: "Name A to Z" },
  { value: "name_desc", label: "Name Z to A" },
  { value: "price_asc", label: "Price: low to high" },
  { value: "price_desc", label: "Price: high to low" },
  { value: "stock_asc", label: "Stock: low to high" },
  { value: "stock_desc", label: "Stock: high to low" },
]
const views = [
  { value: "table", label: "Table" },
  { value: "grid", label: "Grid" },
]

/** The products' filters, sort order, and display mode. */
export function ProductToolbar({ values, set, clear, isFiltered }: ReturnType<typeof useProductFilters>) {
  const { data: types } = useQuery(typesQuery)
  const { data: colors } = useQuery(colorsQuery)
  return (
    <ListToolbar isFiltered={isFiltered} onClear={clear}>
      <ListSearch
        label="Search products..."
        value={values.search}
        onChange={(search) => set({ search }, true)}
      />
      <ListFilter
        label="Type"
        value={values.type}
        options={withAll("All types", types)}
        onChange={(type) => set({ type })}
      />
      <ListFilter
        label="Color"
        value={values.color}
        options={withAll("All colors", colors)}
        onChange={(color) => set({ color })}
      />
      <ListFilter
        label="Listing"
        value={values.listed}
        options={listed}
        onChange={(it) => set({ listed: it })}
      />
      <ListFilter
        label="Stock"
        value={values.inStock}
        options={stock}
        onChange={(inStock) => set({ inStock })}
      />
      <ListFilter label="Order" value={values.sort} options={orders} onChange={(sort) => set({ sort })} />
      <span className="max-md:hidden">
        <ListFilter label="View" value={values.view} options={views} onChange={(view) => set({ view })} />
      </span>
    </ListToolbar>
  )
}
