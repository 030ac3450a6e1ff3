import type { AdminProduct } from "@contract/admin-product"
import { IconButton } from "~/ui/button"

export interface ProductActs {
  onEdit: (product: AdminProduct) => void
  onDelete: (product: AdminProduct) => void
}

/**
 * Edit and delete buttons of a product.
 * @param nameId id of the element with its name
 */
export function ProductActions({
  product,
  nameId,
  onEdit,
  onDelete,
}: ProductActs & { product: AdminProduct; nameId: string }) {
  return (
    <span className="flex">
      <IconButton label="Edit" icon="edit" aria-describedby={nameId} onClick={() => onEdit(product)} />
      <IconButton label="Delete" icon="trash" aria-describedby={nameId} onClick={() => onDelete(product)} />
    </span>
  )
}
