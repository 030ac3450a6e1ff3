import { ApiError } from "~/lib/api"
import { toast } from "~/ui/toast-store"
import { useCreateAddress } from "./create-address"
import { tellAddressProblem } from "./tell-address-problem"
import { useUpdateAddress } from "./update-address"

/** Saves an address: a new one, or the one with `id`. What the server finds wrong goes to `onInvalid`. */
export function useSaveAddress(id: string | null, onSaved: () => void, onInvalid: (error: ApiError) => void) {
  const callbacks = {
    onSuccess: () => {
      onSaved()
      toast({ title: id === null ? "Address added successfully" : "Address updated successfully" })
    },
    onError: (error: Error) => {
      if (error instanceof ApiError && error.status === 400 && error.details.length > 0) onInvalid(error)
      else tellAddressProblem(error, "Failed to save address")
    },
  }
  const create = useCreateAddress(callbacks)
  const update = useUpdateAddress(id ?? "", callbacks)
  return id === null ? create : update
}
