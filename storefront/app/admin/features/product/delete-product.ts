import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { useAdminMutation } from "~/lib/admin-mutation"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const deleteProduct = (id: string) =>
  request(browserApi, "DELETE /api/admin/products/:id", { params: { id } })

export const useDeleteProduct = (callbacks?: Callbacks<string, null>) =>
  useAdminMutation({ invalidates: [queryKeys.products] }, deleteProduct, callbacks)
