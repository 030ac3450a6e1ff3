import { browserApi } from "~/lib/browser-api"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const deleteProduct = (id: string) =>
  request(browserApi, "DELETE /api/admin/products/:id", { params: { id } })

export const useDeleteProduct = (callbacks?: Callbacks<string, null>) =>
  useRequestMutation("deleteProduct", deleteProduct, callbacks)
