import type { Address, AddressBody } from "@contract/address"
import { browserApi } from "~/lib/browser-api"
import { useRequestMutation, type Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const createAddress = (body: AddressBody) => request(browserApi, "POST /api/addresses", { body })

export const useCreateAddress = (callbacks?: Callbacks<AddressBody, Address>) =>
  useRequestMutation("createAddress", createAddress, callbacks)
