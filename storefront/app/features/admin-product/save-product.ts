import type { AdminProduct } from "@contract/admin-product"
import { browserApi } from "~/lib/browser-api"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

interface ProductEdit {
  /** The product to change; null for a new one. */
  id: string | null
  form: FormData
}

const saveProduct = ({ id, form: body }: ProductEdit): Promise<AdminProduct> =>
  id === null
    ? request(browserApi, "POST /api/admin/products", { body })
    : request(browserApi, "PUT /api/admin/products/:id", { params: { id }, body })

export const useSaveProduct = (callbacks?: Callbacks<ProductEdit, AdminProduct>) =>
  useRequestMutation("saveProduct", saveProduct, callbacks)
