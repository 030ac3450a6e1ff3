import { useCallback } from "react"
import type { AdminProduct } from "@contract/admin-product"
import { ImportPanel } from "./import/import-panel"
import { ProductList } from "./product-list"
import { ProductPanel } from "./product-panel"
import { useOpened } from "./use-opened"

interface ProductManagerProps {
  /** The chosen catalog file, with a counter. */
  chosen: { file: File; turn: number } | null
  onImporting: (isImporting: boolean) => void
  onImported: () => void
}

/** The tenant's products: the list, a product form, or an import. */
export function ProductManager({ chosen, onImporting, onImported }: ProductManagerProps) {
  const { opened, open } = useOpened()
  const edit = useCallback((product: AdminProduct) => open(product.id), [open])
  if (opened !== null) {
    return <ProductPanel key={opened} id={opened === "new" ? null : opened} onClose={() => open(null)} />
  }
  if (chosen) {
    const { file, turn } = chosen
    return <ImportPanel key={turn} file={file} onImporting={onImporting} onClose={onImported} />
  }
  return <ProductList onAdd={() => open("new")} onEdit={edit} />
}
