import type { AdminProduct } from "@contract/admin-product"
import { messageOf } from "~/lib/api"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { tellProblem } from "~/ui/tell-problem"
import { toast } from "~/ui/toast-store"
import { useDeleteProduct } from "./delete-product"
import { texts } from "./texts"

/** Asks before a product is removed, and removes it. */
export function DeleteProductDialog({ product, onClose }: { product: AdminProduct; onClose: () => void }) {
  const remove = useDeleteProduct({
    onSuccess: () => {
      onClose()
      toast({ title: texts.deleted })
    },
    onError: (error) => {
      onClose()
      tellProblem(messageOf(error, texts.deleteFailed))
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
