import type { Product } from "@contract/product"
import { pricePerCarat } from "@contract/rules/stone-measures"
import {
  factLabels,
  individualLabels,
  stoneFacts,
  stoneTiles,
  tileLabels,
  type Fact,
} from "@contract/stone-fields/facts"
import { formatMoney } from "~/lib/money"

/** One fact of all products; a cell is empty when a product has no value. */
export interface CompareRow {
  label: string
  cells: (Omit<Fact, "label"> & {
    /** At the price before GST: the product's own rate, null for the tenant's. */
    gstRate?: number | null
  })[]
  /** Whether the products have different values of a fact that matters for the choice. */
  differs: boolean
  /** Whether its cells are amounts. */
  isPrice: boolean
}

/** Empty when the weight is unknown. */
function perCarat({ price, carat, currency }: Product): string {
  const rupees = pricePerCarat(price, carat)
  return rupees === null ? "" : formatMoney(rupees, currency)
}

interface Kind {
  isPrice?: boolean
  /** Any two stones differ in it, so it is never marked. */
  isIndividual?: boolean
}

/** An unknown value is no difference. */
const rowOf = (
  label: string,
  cells: CompareRow["cells"],
  { isPrice = false, isIndividual = false }: Kind = {}
): CompareRow => ({
  label,
  cells,
  differs: !isIndividual && new Set(cells.map((it) => it.value).filter(Boolean)).size > 1,
  isPrice,
})

interface Labels {
  price: string
  perCarat: string
  stock: string
  inStock: string
  outOfStock: string
}

/** All known facts of the products in the registry's order. A fact that none has is left out. */
export function compareRows(stones: readonly Product[], labels: Labels): CompareRow[] {
  const own = [
    rowOf(
      labels.price,
      stones.map((it) => ({ value: formatMoney(it.price, it.currency), gstRate: it.gstRate ?? null })),
      { isPrice: true, isIndividual: true }
    ),
    rowOf(
      labels.perCarat,
      stones.map((it) => ({ value: perCarat(it) })),
      { isPrice: true }
    ),
    rowOf(
      labels.stock,
      stones.map((it) => ({ value: it.stock > 0 ? labels.inStock : labels.outOfStock }))
    ),
  ]
  const factLists = stones.map((it) => [...stoneTiles(it), ...stoneFacts(it)])
  const rest = [...tileLabels, ...factLabels].map((label) =>
    rowOf(
      label,
      factLists.map((facts) => facts.find((it) => it.label === label) ?? { value: "" }),
      { isIndividual: individualLabels.includes(label) }
    )
  )
  return [...own, ...rest].filter((row) => row.cells.some((it) => it.value !== ""))
}
