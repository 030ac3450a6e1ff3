import { useRef } from "react"
import { FormProvider } from "react-hook-form"
import { slugify } from "@contract/rules/slug"
import type { TenantView } from "@contract/tenant"
import { brandPictures } from "~/lib/brand-pictures"
import { useEditForm } from "~/lib/use-edit-form"
import { useProgress } from "~/lib/use-progress"
import { FormShell } from "~/ui/form/form-shell"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { ActiveField } from "./active-field"
import { useSaveTenant } from "./save-tenant"
import { TenantFields } from "./tenant-fields"
import { checkTenant, formOf, tenantValues, type TenantValues } from "./tenant-values"
import { labels, texts } from "./texts"

interface TenantFormProps {
  /** The tenant to edit; null for a new one. */
  tenant: TenantView | null
  /** Called after saving or cancelling. */
  onClose: () => void
}

const rules = { create: checkTenant(true), update: checkTenant(false) }
const longestSlug = 40

/**
 * Form with all tenant fields that the platform edits. Concurrent changes of the same field are resolved by the user.
 */
export function TenantForm({ tenant, onClose }: TenantFormProps) {
  const { mutateAsync: send } = useSaveTenant()
  const { progress, track } = useProgress()
  const edit = useEditForm<TenantValues, TenantView>({
    resolver: tenant ? rules.update : rules.create,
    entity: tenant,
    valuesOf: tenantValues,
    save: ({ values, base }) =>
      track((onProgress) => send({ id: base?.id ?? null, form: formOf(values, base), onProgress })),
    onSaved: () => {
      toast({ title: texts.success, description: tenant ? texts.updatedToast : texts.createdToast })
      onClose()
    },
    onFailed: showError,
    fallback: tenant ? texts.updateFailed : texts.createFailed,
  })
  const { form } = edit
  /** The slug is derived from the name until it is edited. */
  const ownSlug = useRef(tenant !== null)
  const onType = (name: string, typed: string) => {
    if (name === "slug") ownSlug.current = typed !== ""
    if (name === "brandName" && !ownSlug.current)
      form.setValue("slug", slugify(typed).slice(0, longestSlug), { shouldDirty: true })
  }
  const all = [
    ...brandPictures,
    ...Object.entries(labels).map(([name, label]) => ({ name: name as keyof TenantValues, label })),
  ]
  return (
    <FormProvider {...form}>
      <FormShell
        label={tenant ? texts.editTitle(tenant.brandName) : texts.createTenant}
        className="-mx-5 rounded-none! shadow-none! sm:-mx-6"
        onSubmit={edit.submit}
        isDirty={edit.isDirty}
        isSaving={edit.isSaving}
        progress={progress}
        saveLabel={tenant ? texts.update : texts.create}
        savingLabel={texts.saving}
        onCancel={onClose}
        wrong={all.filter((it) => edit.wrong.includes(it.name))}
        onChooseWrong={edit.focus}
      >
        {tenant && <ActiveField wasActive={tenant.isActive} edit={edit} />}
        <TenantFields isNew={!tenant} edit={edit} onType={onType} />
      </FormShell>
    </FormProvider>
  )
}
