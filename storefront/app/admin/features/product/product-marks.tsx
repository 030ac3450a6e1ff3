import type { AdminProduct } from "@contract/admin-product"
import { Badge } from "~/ui/badge"

/** Below this a stone is about to run out, as the dashboard counts it. */
const lowStock = 5

/** What an admin should see of a product at a glance. */
export function ProductMarks({ product: { isListed, isFeatured } }: { product: AdminProduct }) {
  return (
    <>
      {!isListed && <Badge>Draft</Badge>}
      {isFeatured && <Badge>Featured</Badge>}
    </>
  )
}

/** Pieces left, in words where they run out. */
export const stockText = (stock: number): string =>
  stock === 0 ? "Out of stock" : stock < lowStock ? `Low stock: ${stock}` : `In stock: ${stock}`
