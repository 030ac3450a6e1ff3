import type { AdminProduct } from "@contract/admin-product"
import { messageOf } from "~/lib/api"
import { useUndo } from "~/lib/undo"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { undoAction, undoOffer } from "~/ui/undo-action"
import { useDeleteProduct } from "./delete-product"
import { texts } from "./texts"

/** Asks for confirmation and deletes a product. */
export function DeleteProductDialog({ product, onClose }: { product: AdminProduct; onClose: () => void }) {
  const undo = useUndo()
  const remove = useDeleteProduct({
    onSuccess: () => {
      onClose()
      toast({
        title: texts.deleted,
        description: undoOffer,
        action: undoAction(() => undo({ removed: "product", id: product.id })),
      })
    },
    onError: (error) => {
      onClose()
      showError(messageOf(error, texts.deleteFailed))
    },
  })
  return (
    <ConfirmDialog
      title="Delete product?"
      description={texts.deleteQuestion}
      name={product.name}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(product.id)}
      onClose={onClose}
    />
  )
}
