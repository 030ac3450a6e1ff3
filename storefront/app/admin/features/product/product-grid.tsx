import type { AdminProduct } from "@contract/admin-product"
import { ProductTile } from "./product-tile"
import type { ProductActs } from "./product-actions"

interface ProductGridProps extends ProductActs {
  products: readonly AdminProduct[]
}

/** The products as a grid, for wide windows. */
export const ProductGrid = ({ products, ...acts }: ProductGridProps) => (
  <ul aria-label="Products" className="grid grid-cols-2 gap-3 xl:grid-cols-3">
    {products.map((it) => (
      <li key={it.id}>
        <ProductTile product={it} select={null} {...acts} />
      </li>
    ))}
  </ul>
)
