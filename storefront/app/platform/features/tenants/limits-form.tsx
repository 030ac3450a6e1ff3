import type { TenantLimitsView } from "@contract/tenant-limits"
import type { TenantView } from "@contract/tenant"
import { useEditForm } from "~/lib/use-edit-form"
import { TextField } from "~/ui/field"
import { FormShell } from "~/ui/form/form-shell"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { limitTexts as texts } from "./limit-texts"
import { checkLimits, limitNames, limitsIn, limitValues, type LimitValues } from "./limit-values"
import { useSetLimits } from "./set-limits"

interface LimitsFormProps {
  tenant: TenantView
  limits: TenantLimitsView
  /** Called after saving or cancelling. */
  onClose: () => void
}

const hints = { callsPerSecond: texts.callsPerSecondHint, callsAtOnce: texts.callsAtOnceHint }

/** A tenant's own limits; an empty field means the platform's default. */
export function LimitsForm({ tenant, limits, onClose }: LimitsFormProps) {
  const { mutateAsync: send } = useSetLimits(tenant.id)
  const edit = useEditForm<LimitValues, TenantLimitsView>({
    resolver: checkLimits,
    entity: limits,
    valuesOf: limitValues,
    save: ({ values }) => send(limitsIn(values)),
    onSaved: () => {
      toast({ title: texts.saved(tenant.brandName) })
      onClose()
    },
    onFailed: showError,
    fallback: texts.saveFailed,
  })
  return (
    <FormShell
      label={texts.form}
      className="-mx-5 -my-4 rounded-none! shadow-none! sm:-mx-6 sm:-my-5"
      onSubmit={edit.submit}
      isDirty={edit.isDirty}
      isSaving={edit.isSaving}
      saveLabel={texts.save}
      savingLabel={texts.saving}
      onCancel={onClose}
      wrong={edit.wrong.map((name) => ({ name, label: texts[name] }))}
      onChooseWrong={edit.focus}
    >
      {limitNames.map((name, at) => (
        <TextField
          key={name}
          label={texts[name]}
          hint={hints[name](limits.forAll[name])}
          error={edit.errorOf(name)}
          inputMode="numeric"
          autoComplete="off"
          placeholder={String(limits.forAll[name])}
          {...(at === 0 && { "data-autofocus": "" })}
          {...edit.form.register(name)}
        />
      ))}
      <p className="text-sm text-stone-600">{texts.history}</p>
    </FormShell>
  )
}
