import type { AdminProduct } from "@contract/admin-product"
import { Badge } from "~/ui/badge"

/** Low-stock threshold, as on the dashboard. */
const lowStock = 5

/** Badges that show a product's state. */
export function ProductMarks({ product: { isListed, isFeatured } }: { product: AdminProduct }) {
  return (
    <>
      {!isListed && <Badge>Draft</Badge>}
      {isFeatured && <Badge>Featured</Badge>}
    </>
  )
}

/** Stock, with a warning when it is low. A single piece is no warning: most stones are one-offs. */
export const stockText = (stock: number): string =>
  stock === 0 ? "Out of stock" : stock > 1 && stock < lowStock ? `Low stock: ${stock}` : `In stock: ${stock}`
