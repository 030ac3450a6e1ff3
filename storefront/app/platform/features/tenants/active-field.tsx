import type { TenantView } from "@contract/tenant"
import { fieldPlace } from "~/lib/focus-field"
import type { useEditForm } from "~/lib/use-edit-form"
import { TextField } from "~/ui/field"
import { Switch } from "~/ui/switch"
import type { TenantValues } from "./tenant-values"
import { hints, labels, texts } from "./texts"

interface ActiveFieldProps {
  wasActive: boolean
  edit: ReturnType<typeof useEditForm<TenantValues, TenantView>>
}

/** Whether the tenant's site is open, and the effect of saving. */
export function ActiveField({ wasActive, edit: { form, errorOf } }: ActiveFieldProps) {
  const isActive = form.watch("isActive")
  const note = isActive ? !wasActive && texts.activates : wasActive && texts.closes
  return (
    <div className="rounded-xl bg-stone-100 px-4 py-2" {...fieldPlace("isActive")}>
      <Switch
        label={labels.isActive}
        checked={isActive}
        onChange={(on) => form.setValue("isActive", on, { shouldDirty: true })}
      />
      <p aria-live="polite" className="text-sm text-stone-700">
        {note}
      </p>
      {!isActive && (
        <TextField
          className="mt-2 pb-2"
          label={labels.reason}
          optional={texts.optional}
          hint={hints.reason}
          error={errorOf("reason")}
          {...form.register("reason")}
        />
      )}
    </div>
  )
}
