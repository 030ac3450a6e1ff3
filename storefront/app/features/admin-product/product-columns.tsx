import type { AdminProduct } from "@contract/admin-product"
import { typeLabel, weightText } from "@contract/stone-fields/words"
import { pictureSource } from "~/lib/images"
import { formatMoney } from "~/lib/money"
import type { ListColumn } from "~/ui/list/list-column"
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

/** The table's columns; made once for a page, since a new array is a new table. */
export const productColumns = (acts: ProductActs): ListColumn<AdminProduct>[] => [
  { id: "name", header: "Name", cell: (it) => <NameCell product={it} />, sortable: true },
  { id: "type", header: "Type", cell: (it) => typeLabel(it.type), className: "w-28 max-lg:hidden" },
  { id: "color", header: "Color", cell: (it) => it.color, className: "w-24 max-xl:hidden" },
  { id: "weight", header: "Weight", cell: (it) => weightText(it.weight), className: "w-24 max-xl:hidden" },
  {
    id: "price",
    header: "Price",
    cell: (it) => formatMoney(it.price, it.currency),
    numeric: true,
    sortable: true,
    className: "w-32",
  },
  { id: "stock", header: "Stock", cell: (it) => it.stock, numeric: true, sortable: true, className: "w-20" },
  {
    id: "actions",
    header: "Actions",
    cell: (it) => <ProductActions product={it} nameId={nameId(it)} {...acts} />,
    className: "w-28",
  },
]
