import type { AdminProduct } from "@contract/admin-product"
import { messageOf } from "~/lib/api"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { tellProblem } from "~/ui/tell-problem"
import { toast } from "~/ui/toast-store"
import { useDeleteProduct } from "./delete-product"
import { texts } from "./texts"

/** Asks before a product is removed, and removes it. */
export function DeleteProductDialog({ product, onClose }: { product: AdminProduct; onClose: () => void }) {
  const remove = useDeleteProduct()
  const confirm = () =>
    remove.mutate(product.id, {
      onSuccess: () => toast({ title: texts.deleted }),
      onError: (error) => tellProblem(messageOf(error, texts.deleteFailed)),
      onSettled: onClose,
    })
  return (
    <Dialog title="Delete product?" description={texts.deleteQuestion} onClose={onClose}>
      <p className="rounded-xl bg-stone-100 px-4 py-3 text-sm break-words">{product.name}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" busy={remove.isPending} onClick={confirm}>
          Delete
        </Button>
      </div>
    </Dialog>
  )
}
