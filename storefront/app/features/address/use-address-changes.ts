import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { Address, AddressBody } from "@contract/address"
import { ApiError, messageOf } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { addressesQuery } from "~/lib/shopper"
import { toast } from "~/ui/toast-store"

const tell = (error: unknown, fallback: string): void =>
  toast({ title: "Error", description: messageOf(error, fallback), variant: "destructive" })

const pathOf = (id: string): string => `/api/addresses/${encodeURIComponent(id)}`

/** Saves an address: a new one, or the one with `id`. What the server finds wrong goes to `onInvalid`. */
export function useSaveAddress(id: string | null, onSaved: () => void, onInvalid: (error: ApiError) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AddressBody) =>
      id === null
        ? browserApi.send<Address>("POST", "/api/addresses", body)
        : browserApi.send<Address>("PUT", pathOf(id), body),
    onSuccess: async () => {
      await client.invalidateQueries(addressesQuery())
      onSaved()
      toast({ title: id === null ? "Address added successfully" : "Address updated successfully" })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 400 && error.details.length > 0) onInvalid(error)
      else tell(error, "Failed to save address")
    },
  })
}

export function useDeleteAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => browserApi.send("DELETE", pathOf(id)),
    onSuccess: async () => {
      await client.invalidateQueries(addressesQuery())
      toast({ title: "Address deleted successfully" })
    },
    onError: (error) => tell(error, "Failed to delete address"),
  })
}
