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
  // By the mutation itself: the page is drawn anew once the last product is gone, and this dialog with it.
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
    <Dialog title="Delete product?" description={texts.deleteQuestion} onClose={onClose}>
      <p className="rounded-xl bg-stone-100 px-4 py-3 text-sm break-words">{product.name}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate(product.id)}>
          Delete
        </Button>
      </div>
    </Dialog>
  )
}
