import { useQuery } from "@tanstack/react-query"
import { Button, ButtonLink, IconButton } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { adminProductQuery } from "./get-admin-products"
import { ProductForm } from "./product-form"
import { texts } from "./texts"

interface ProductPanelProps {
  /** The product to edit; null for a new one. */
  id: string | null
  onClose: () => void
}

function EditedProduct({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(adminProductQuery(id))
  if (data) return <ProductForm product={data} onClose={onClose} />
  if (!isError) return <Loading label="Loading the product" />
  return (
    <EmptyState icon="alert" title="The product could not be loaded. It may have been deleted.">
      <Button onClick={() => void refetch()}>Try again</Button>
    </EmptyState>
  )
}

/** The saved name of the product; its line keeps its height while the product loads. */
function ProductName({ id }: { id: string }) {
  const { data } = useQuery(adminProductQuery(id))
  return <p className="min-h-6 truncate font-medium">{data?.name}</p>
}

/** The form in place of the list, with its title. */
export function ProductPanel({ id, onClose }: ProductPanelProps) {
  const title = id === null ? texts.newTitle : texts.editTitle
  return (
    <section aria-label={title} className="mx-auto max-w-3xl">
      <div className="mb-4 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="font-display text-2xl">{title}</h2>
          {id !== null && <ProductName id={id} />}
        </div>
        <span className="flex shrink-0 items-center gap-2">
          {id !== null && (
            <ButtonLink size="small" look="quiet" to={`/admin/history?entity=product&id=${id}`}>
              {texts.history}
            </ButtonLink>
          )}
          <IconButton label="Close" icon="close" onClick={onClose} />
        </span>
      </div>
      {id === null ? (
        <ProductForm product={null} onClose={onClose} />
      ) : (
        <EditedProduct id={id} onClose={onClose} />
      )}
    </section>
  )
}
