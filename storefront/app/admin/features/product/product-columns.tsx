import type { AdminProduct } from "@contract/admin-product"
import { typeLabel, weightText } from "@contract/stone-fields/words"
import { pictureSource } from "~/lib/images"
import { formatMoney } from "~/lib/money"
import { cn } from "~/ui/cn"
import type { ListColumn } from "~/ui/list/list-column"
import type { Choosable } from "./chosen-columns"
import { fieldLabel } from "./field-label"
import { ProductActions, type ProductActs } from "./product-actions"
import { ProductMarks } from "./product-marks"

const nameId = (product: AdminProduct): string => `name-${product.id}`

function NameCell({ product }: { product: AdminProduct }) {
  const [first] = product.images
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="plate size-9 shrink-0 overflow-hidden rounded-lg">
        {first && (
          <img
            {...pictureSource(first, "2.5rem")}
            alt=""
            width={36}
            height={36}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </span>
      <span id={nameId(product)} className="truncate font-medium">
        {product.name}
      </span>
      <ProductMarks product={product} />
    </span>
  )
}

type Column = ListColumn<AdminProduct>
type Shown = Pick<Column, "cell" | "numeric" | "sortable" | "className">

const text = (value: string | null | undefined) => <span className="block truncate">{value}</span>

const core: Partial<Record<Choosable, Shown>> = {
  type: { cell: (it) => typeLabel(it.type), className: "w-28" },
  color: { cell: (it) => it.color, className: "w-24" },
  weight: { cell: (it) => weightText(it.weight), className: "w-20" },
  price: {
    cell: (it) => formatMoney(it.price, it.currency),
    numeric: true,
    sortable: true,
    className: "w-28",
  },
  stock: { cell: (it) => it.stock, numeric: true, sortable: true, className: "w-20" },
}

/** Breakpoints of the text columns by position: narrow windows hide them. Figures are always shown. */
const from = ["max-lg:hidden", "max-xl:hidden"]

function columnOf(id: Choosable, place: number): Column {
  const { className = "w-28", ...shown }: Shown = core[id] ?? {
    cell: (it: AdminProduct) => text(it[id]?.toString()),
  }
  const hidden = shown.numeric ? undefined : (from[place] ?? from.at(-1))
  return { id, header: fieldLabel(id), ...shown, className: cn(className, hidden) }
}

/** The table's columns. Memoize them per page and choice, because a new array creates a new table. */
export const productColumns = (acts: ProductActs, chosen: readonly Choosable[]): Column[] => [
  { id: "name", header: "Name", cell: (it) => <NameCell product={it} />, sortable: true },
  ...chosen.map(columnOf),
  {
    id: "actions",
    header: "Actions",
    cell: (it) => <ProductActions product={it} nameId={nameId(it)} {...acts} />,
    className: "w-26",
  },
]
