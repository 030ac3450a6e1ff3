import { addressTexts } from "@contract/texts/addresses"
import { ApiError } from "~/lib/api"
import { useText } from "~/lib/site"
import { toast } from "~/ui/toast-store"
import { useCreateAddress } from "./create-address"
import { showAddressError } from "./show-address-error"
import { useUpdateAddress } from "./update-address"

/** Saves a new address, or the one with `id`. `onInvalid` receives validation errors of the server. */
export function useSaveAddress(id: string | null, onSaved: () => void, onInvalid: (error: ApiError) => void) {
  const text = useText(addressTexts)
  const callbacks = {
    onSuccess: () => {
      onSaved()
      toast({ title: id === null ? text("address_added") : text("address_updated") })
    },
    onError: (error: Error) => {
      if (error instanceof ApiError && error.status === 400 && error.details.length > 0) onInvalid(error)
      else showAddressError(error, text("address_save_failed"))
    },
  }
  const create = useCreateAddress(callbacks)
  const update = useUpdateAddress(id ?? "", callbacks)
  return id === null ? create : update
}
