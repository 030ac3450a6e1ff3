import { zodResolver } from "@hookform/resolvers/zod"
import { FormProvider, type Resolver } from "react-hook-form"
import { brandingUpdateBody, type AdminBranding } from "@contract/admin-branding"
import { fontPairName } from "@contract/rules/font-pairs"
import type { BrandPicture } from "@contract/rules/pictures"
import { fieldPlace } from "~/lib/focus-field"
import { useEditForm } from "~/lib/use-edit-form"
import { useProgress } from "~/lib/use-progress"
import { ConflictNote } from "~/ui/conflict-note"
import { TextField } from "~/ui/field"
import { cn } from "~/ui/cn"
import { FormShell } from "~/ui/form/form-shell"
import { Switch } from "~/ui/switch"
import { showError } from "~/ui/show-error"
import { TextAreaField } from "~/ui/text-area-field"
import { toast } from "~/ui/toast-store"
import { BrandPreview } from "./brand-preview"
import { brandFields, brandGroups, brandValues, type BrandValues } from "./brand-fields"
import { BrandPictureFields } from "./brand-picture-fields"
import { brandPictures } from "~/lib/brand-pictures"
import { FontPairField } from "~/ui/form/font-pair-field"
import { CodeField } from "~/ui/form/code-field"
import { ColorField } from "~/ui/form/color-field"
import { useUpdateBranding } from "./update-branding"

const rules = zodResolver(brandingUpdateBody, undefined, { raw: true }) as unknown as Resolver<BrandTexts>
type BrandTexts = Omit<BrandValues, BrandPicture>

/**
 * Validates like the server and passes on the raw values: the server parses them by the same rules, pictures included.
 */
const resolver: Resolver<BrandValues> = async (values, context, options) => {
  const { logo: _logo, heroImage: _hero, favicon: _icon, ...texts } = values
  const { errors } = await rules(texts, context, options as never)
  return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} }
}

/** Form of the whole branding except the payment keys. */
export function BrandForm({ brand }: { brand: AdminBranding }) {
  const update = useUpdateBranding()
  const { progress, track } = useProgress()
  const edit = useEditForm<BrandValues, AdminBranding>({
    resolver,
    entity: brand,
    valuesOf: brandValues,
    save: ({ changes, base }) =>
      track((onProgress) =>
        update.mutateAsync({ version: base?.version ?? brand.version, changes, onProgress })
      ),
    onSaved: () => toast({ title: "Branding updated successfully" }),
    onFailed: showError,
    fallback: "Failed to save the branding",
  })
  const { form, conflictOf, errorOf, base } = edit
  return (
    <FormProvider {...form}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <FormShell
          label="Brand"
          onSubmit={edit.submit}
          isDirty={edit.isDirty}
          isSaving={edit.isSaving}
          progress={progress}
          savingLabel="Saving..."
          onCancel={edit.discard}
          cancelLabel="Discard"
          wrong={[...brandPictures, ...brandFields].filter((it) => edit.wrong.includes(it.name))}
          onChooseWrong={edit.focus}
        >
          <BrandPictureFields edit={edit} />
          {brandGroups.map(({ title, fields }) => (
            <fieldset
              key={title}
              className="border-t border-stone-200 pt-5 first-of-type:border-0 first-of-type:pt-0"
            >
              <legend className="float-left mb-4 w-full font-display text-2xl">{title}</legend>
              <div className="clear-both grid gap-x-6 gap-y-4 sm:grid-cols-2">
                {fields.map(({ name, label, kind, hint }) => {
                  const conflict = conflictOf(name)
                  const error = errorOf(name)
                  return (
                    <div
                      key={name}
                      id={`brand-${name}`}
                      {...(kind === "switch" && fieldPlace(name))}
                      className={cn(
                        "grid scroll-mt-28 gap-3",
                        ["lines", "code", "fonts"].includes(kind) && "sm:col-span-2"
                      )}
                    >
                      {kind === "line" && (
                        <TextField label={label} hint={hint} error={error} {...form.register(name)} />
                      )}
                      {kind === "lines" && (
                        <TextAreaField label={label} rows={3} error={error} {...form.register(name)} />
                      )}
                      {kind === "code" && (
                        <CodeField {...{ label, error, ...(hint && { hint }) }} {...form.register(name)} />
                      )}
                      {kind === "fonts" && <FontPairField {...{ name, label, hint, error }} />}
                      {kind === "colour" && <ColorField {...{ name, label, hint, error }} />}
                      {kind === "switch" && (
                        <Switch
                          label={hint ? `${label}: ${hint}` : label}
                          className="text-left"
                          checked={form.watch(name) === true}
                          onChange={(on) => form.setValue(name, on, { shouldDirty: true })}
                        />
                      )}
                      {conflict && (
                        <ConflictNote
                          label={label}
                          {...conflict}
                          {...(kind === "fonts" && base && { theirs: fontPairName(base.fonts) })}
                        />
                      )}
                    </div>
                  )
                })}
              </div>
            </fieldset>
          ))}
        </FormShell>
        <div className="min-w-0 xl:sticky xl:top-24">
          <BrandPreview />
        </div>
      </div>
    </FormProvider>
  )
}
