import { lazy, Suspense, useState } from "react"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Icon } from "~/ui/icon"
import { Loading } from "~/ui/spinner"
import { toast } from "~/ui/toast-store"
import { AddressCard } from "./address-card"
import { useDeleteAddress } from "./delete-address"
import { useAddresses } from "./get-addresses"
import { tellAddressProblem } from "./tell-address-problem"

/** Fetched when it is opened: most visits only look. */
const loadForm = () => import("./address-form")
const AddressForm = lazy(async () => ({ default: (await loadForm()).AddressForm }))

type Mode = { kind: "list" } | { kind: "add" } | { kind: "edit"; id: string }

/** The shopper's addresses, with one form for adding and editing among them. */
export function AddressesView() {
  const { data: addresses, isError, refetch } = useAddresses()
  const [mode, setMode] = useState<Mode>({ kind: "list" })
  const remove = useDeleteAddress({
    onSuccess: () => toast({ title: "Address deleted successfully" }),
    onError: (error) => tellAddressProblem(error, "Failed to delete address"),
  })
  const close = () => setMode({ kind: "list" })
  if (!addresses) {
    return isError ? (
      <EmptyState icon="alert" title="Your addresses could not be loaded. They are safe.">
        <Button onClick={() => void refetch()}>Try again</Button>
      </EmptyState>
    ) : (
      <Loading label="Loading addresses" />
    )
  }
  const add = (
    <Button onPointerEnter={() => void loadForm()} onClick={() => setMode({ kind: "add" })}>
      <Icon name="plus" />
      Add Address
    </Button>
  )
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="font-display text-2xl">My Addresses</h2>
        {mode.kind === "list" && addresses.length > 0 && add}
      </div>
      {mode.kind === "add" && (
        <Suspense fallback={<Loading label="Loading the form" />}>
          <AddressForm address={null} onClose={close} />
        </Suspense>
      )}
      {addresses.length === 0 && mode.kind === "list" && (
        <EmptyState icon="truck" title="No addresses yet. Add one, and checking out is quick.">
          {add}
        </EmptyState>
      )}
      <ul className="grid gap-5 lg:grid-cols-2">
        {addresses.map((it) =>
          mode.kind === "edit" && mode.id === it.id ? (
            <li key={it.id} className="lg:col-span-2">
              <Suspense fallback={<Loading label="Loading the form" />}>
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
