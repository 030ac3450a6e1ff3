import type { Address, AddressBody } from "@contract/address"
import { browserApi } from "~/lib/browser-api"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const updateAddress = (id: string, body: AddressBody) =>
  request(browserApi, "PUT /api/addresses/:id", { params: { id }, body })

/** Replaces the address with this id. */
export const useUpdateAddress = (id: string, callbacks?: Callbacks<AddressBody, Address>) =>
  useRequestMutation("updateAddress", (body: AddressBody) => updateAddress(id, body), callbacks)
