import { lazy, Suspense, useState } from "react"
import { addressTexts } from "@contract/texts/addresses"
import { commonTexts } from "@contract/texts/common"
import { useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Icon } from "~/ui/icon"
import { Loading } from "~/ui/spinner"
import { toast } from "~/ui/toast-store"
import { AddressCard } from "./address-card"
import { useDeleteAddress } from "./delete-address"
import { useAddresses } from "./get-addresses"
import { showAddressError } from "./show-address-error"

/** Loaded when the form is opened: most visits only view the addresses. */
const loadForm = () => import("./address-form")
const AddressForm = lazy(async () => ({ default: (await loadForm()).AddressForm }))

type Mode = { kind: "list" } | { kind: "add" } | { kind: "edit"; id: string }

/** The shopper's addresses, with one form for adding and editing. */
export function AddressesView() {
  const text = useText(addressTexts, commonTexts)
  const { data: addresses, isError, refetch } = useAddresses()
  const [mode, setMode] = useState<Mode>({ kind: "list" })
  const remove = useDeleteAddress({
    onSuccess: () => toast({ title: text("address_deleted") }),
    onError: (error) => showAddressError(error, text("address_delete_failed")),
  })
  const close = () => setMode({ kind: "list" })
  if (!addresses) {
    return isError ? (
      <EmptyState icon="alert" title={text("addresses_failed")}>
        <Button onClick={() => void refetch()}>{text("try_again")}</Button>
      </EmptyState>
    ) : (
      <Loading label={text("addresses_loading")} />
    )
  }
  const add = (
    <Button onPointerEnter={() => void loadForm()} onClick={() => setMode({ kind: "add" })}>
      <Icon name="plus" />
      {text("addresses_add")}
    </Button>
  )
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="font-display text-2xl">{text("addresses_title")}</h2>
        {mode.kind === "list" && addresses.length > 0 && add}
      </div>
      {mode.kind === "add" && (
        <Suspense fallback={<Loading label={text("address_form_loading")} />}>
          <AddressForm address={null} onClose={close} />
        </Suspense>
      )}
      {addresses.length === 0 && mode.kind === "list" && (
        <EmptyState icon="truck" title={text("addresses_empty")}>
          {add}
        </EmptyState>
      )}
      <ul className="grid gap-5 lg:grid-cols-2">
        {addresses.map((it) =>
          mode.kind === "edit" && mode.id === it.id ? (
            <li key={it.id} className="lg:col-span-2">
              <Suspense fallback={<Loading label={text("address_form_loading")} />}>
                <AddressForm address={it} onClose={close} />
              </Suspense>
            </li>
          ) : (
            <AddressCard
              key={it.id}
              address={it}
              deleting={remove.isPending && remove.variables === it.id}
              onEdit={() => setMode({ kind: "edit", id: it.id })}
              onDelete={() => remove.mutate(it.id)}
            />
          )
        )}
      </ul>
    </div>
  )
}
