import { useRef, type SyntheticEvent } from "react"
import type { Address } from "@contract/address"
import { countries, indianStates } from "@contract/rules/places"
import { addressTexts } from "@contract/texts/addresses"
import { commonTexts } from "@contract/texts/common"
import { useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { SelectField, TextField } from "~/ui/field"
import { Spinner } from "~/ui/spinner"
import { bodyOf, draftOf, emptyDraft, isIndian, type AddressField } from "./address-draft"
import { useAddressForm } from "./use-address-form"
import { useSaveAddress } from "./use-save-address"

const asOptions = (names: readonly string[]) => names.map((it) => ({ value: it, label: it }))
const countryOptions = asOptions(countries)
const stateOptions = asOptions(indianStates)

interface AddressFormProps {
  /** The address to edit; null for a new one. */
  address: Address | null
  /** Called after saving or cancelling. */
  onClose: () => void
}

export function AddressForm({ address, onClose }: AddressFormProps) {
  const text = useText(addressTexts, commonTexts)
  const form = useRef<HTMLFormElement>(null)
  const { draft, problems, looking, change, setProblems, check } = useAddressForm(
    address ? draftOf(address) : emptyDraft
  )
  const showFirstProblem = () =>
    setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus())
  const save = useSaveAddress(address?.id ?? null, onClose, ({ details }) => {
    setProblems(Object.fromEntries(details.map((it) => [it.path, it.message])))
    showFirstProblem()
  })

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (save.isPending || looking) return
    if (await check()) save.mutate(bodyOf(draft))
    else showFirstProblem()
  }
  const field = (name: AddressField) => ({
    name,
    value: draft[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  })
  const indian = isIndian(draft)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={address ? text("address_edit_label") : text("address_add_label")}
      className="rounded-2xl bg-white p-6 shadow-soft sm:p-8"
    >
      <h3 className="text-xl font-medium">
        {address ? text("address_edit_title") : text("address_add_title")}
      </h3>
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <TextField
          label={text("address_full_name")}
          autoComplete="name"
          autoFocus
          required
          {...field("fullName")}
        />
        <TextField
          label={text("address_phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          {...field("phone")}
        />
        <SelectField
          label={text("address_country")}
          autoComplete="country-name"
          options={countryOptions}
          required
          {...field("country")}
        />
        <TextField
          label={indian ? text("address_pincode") : text("address_postal_code")}
          inputMode={indian ? "numeric" : "text"}
          autoComplete="postal-code"
          maxLength={20}
          required
          hint={indian ? text("address_pincode_hint") : undefined}
          trailing={looking && <Spinner className="mr-3 size-5 text-stone-500" />}
          {...field("postalCode")}
        />
        <TextField
          label={text("address_line1")}
          autoComplete="address-line1"
          className="sm:col-span-2"
          required
          {...field("line1")}
        />
        <TextField
          label={text("address_line2")}
          autoComplete="address-line2"
          className="sm:col-span-2"
          optional={text("address_optional")}
          {...field("line2")}
        />
        <TextField label={text("address_city")} autoComplete="address-level2" required {...field("city")} />
        {indian ? (
          <SelectField
            label={text("address_state")}
            autoComplete="address-level1"
            placeholder={text("address_state_choose")}
            options={stateOptions}
            required
            {...field("state")}
          />
        ) : (
          <TextField
            label={text("address_state")}
            autoComplete="address-level1"
            required
            {...field("state")}
          />
        )}
        <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:col-span-2">
          <input
            type="checkbox"
            checked={draft.isDefault}
            onChange={(event) => change("isDefault", event.target.checked)}
            className="size-5 accent-brand-primary"
          />
          {text("address_set_default")}
        </label>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {text("address_save")}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {text("cancel")}
        </Button>
      </div>
    </form>
  )
}
