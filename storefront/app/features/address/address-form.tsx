import { useRef, type SyntheticEvent } from "react"
import type { Address } from "@contract/address"
import { countries, indianStates } from "@contract/rules/places"
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
  /** Saved or cancelled. */
  onClose: () => void
}

export function AddressForm({ address, onClose }: AddressFormProps) {
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
      aria-label={address ? "Edit address" : "Add address"}
      className="rounded-2xl bg-white p-6 shadow-soft sm:p-8"
    >
      <h3 className="text-xl font-medium">{address ? "Edit Address" : "Add New Address"}</h3>
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <TextField label="Full Name" autoComplete="name" autoFocus required {...field("fullName")} />
        <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" required {...field("phone")} />
        <SelectField
          label="Country"
          autoComplete="country-name"
          options={countryOptions}
          required
          {...field("country")}
        />
        <TextField
          label={indian ? "Pincode" : "Postal Code"}
          inputMode={indian ? "numeric" : "text"}
          autoComplete="postal-code"
          maxLength={indian ? 6 : 20}
          required
          hint={indian ? "City and state are filled in from it" : undefined}
          trailing={looking && <Spinner className="mr-3 size-5 text-stone-500" />}
          {...field("postalCode")}
        />
        <TextField
          label="Address Line 1"
          autoComplete="address-line1"
          className="sm:col-span-2"
          required
          {...field("line1")}
        />
        <TextField
          label="Address Line 2"
          autoComplete="address-line2"
          className="sm:col-span-2"
          optional
          {...field("line2")}
        />
        <TextField label="City" autoComplete="address-level2" required {...field("city")} />
        {indian ? (
          <SelectField
            label="State"
            autoComplete="address-level1"
            placeholder="Select state"
            options={stateOptions}
            required
            {...field("state")}
          />
        ) : (
          <TextField label="State" autoComplete="address-level1" required {...field("state")} />
        )}
        <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:col-span-2">
          <input
            type="checkbox"
            checked={draft.isDefault}
            onChange={(event) => change("isDefault", event.target.checked)}
            className="size-5 accent-brand-primary"
          />
          Set as default address
        </label>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          Save Address
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
