import { browserApi } from "~/lib/browser-api"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const deleteAddress = (id: string) => request(browserApi, "DELETE /api/addresses/:id", { params: { id } })

export const useDeleteAddress = (callbacks?: Callbacks<string, null>) =>
  useRequestMutation("deleteAddress", deleteAddress, callbacks)
