import { zodResolver } from "@hookform/resolvers/zod"
import type { AdminOrder } from "@contract/admin-order"
import { parcelBody, type ParcelBody } from "@contract/admin-order"
import { useEditForm } from "~/lib/use-edit-form"
import { Button } from "~/ui/button"
import { ConflictNote } from "~/ui/conflict-note"
import { TextField } from "~/ui/field"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { useUpdateOrder } from "./update-order"

const fields = [
  { name: "courier", label: "Courier", hint: "Blue Dart, DTDC, India Post …", type: "text" },
  { name: "trackingNumber", label: "Tracking number", hint: undefined, type: "text" },
  {
    name: "trackingUrl",
    label: "Tracking link",
    hint: "Shown on the order page and in the e-mail sent when the order ships.",
    type: "url",
  },
] as const

const valuesOf = (order: AdminOrder | null): ParcelBody => ({
  courier: order?.courier ?? "",
  trackingNumber: order?.trackingNumber ?? "",
  trackingUrl: order?.trackingUrl ?? "",
})

/** The order's carrier and tracking details. */
export function ParcelForm({ order }: { order: AdminOrder }) {
  const update = useUpdateOrder()
  const { form, submit, conflictOf, errorOf, isDirty, isSaving } = useEditForm<ParcelBody, AdminOrder>({
    resolver: zodResolver(parcelBody),
    entity: order,
    valuesOf,
    save: ({ changes, base }) =>
      update.mutateAsync({ id: order.id, version: base?.version ?? order.version, changes }),
    onSaved: () => toast({ title: "Parcel saved" }),
    onFailed: showError,
    fallback: "Failed to save the parcel",
  })
  return (
    <form noValidate aria-label="Parcel" className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {fields.map(({ name, label, hint, type }) => {
        const conflict = conflictOf(name)
        return (
          <div key={name} className="grid gap-3">
            <TextField
              label={label}
              type={type}
              hint={hint}
              error={errorOf(name)}
              autoComplete="off"
              {...(type === "url" && { inputMode: "url" })}
              {...form.register(name)}
            />
            {conflict && <ConflictNote label={label} {...conflict} />}
          </div>
        )
      })}
      <Button
        type="submit"
        size="small"
        look="outline"
        busy={isSaving}
        disabled={!isDirty}
        className="justify-self-start"
      >
        Save Parcel
      </Button>
    </form>
  )
}
