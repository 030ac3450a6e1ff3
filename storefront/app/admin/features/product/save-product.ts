import type { SavedProduct } from "@contract/admin-product"
import { useAdminMutation } from "~/lib/admin-mutation"
import { queryKeys } from "~/lib/query-keys"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"
import { apiFor } from "~/lib/upload"

interface ProductEdit {
  /** The product to update; null for a new one. */
  id: string | null
  form: FormData
  /** Receives the share uploaded, 0 to 1. */
  onProgress?: (share: number) => void
}

const saveProduct = ({ id, form: body, onProgress }: ProductEdit): Promise<SavedProduct> => {
  const api = apiFor(body, onProgress)
  return id === null
    ? request(api, "POST /api/admin/products", { body })
    : request(api, "PUT /api/admin/products/:id", { params: { id }, body })
}

export const useSaveProduct = (callbacks?: Callbacks<ProductEdit, SavedProduct>) =>
  useAdminMutation({ invalidates: [queryKeys.products] }, saveProduct, callbacks)
