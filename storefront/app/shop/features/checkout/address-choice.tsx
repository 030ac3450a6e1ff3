import type { Address } from "@contract/address"
import { checkoutTexts } from "@contract/texts/checkout"
import { useText } from "~/lib/site"
import { Badge } from "~/ui/badge"
import { ButtonLink } from "~/ui/button"
import { Icon } from "~/ui/icon"

interface AddressChoiceProps {
  addresses: Address[]
  selectedId: string | null
  onSelect: (id: string) => void
}

const addAt = "/profile?tab=addresses"
/** Navigation state that tells the profile to show a link back to the checkout. */
const from = { from: "checkout" }

/** Chooses the delivery address: one card per address. */
export function AddressChoice({ addresses, selectedId, onSelect }: AddressChoiceProps) {
  const text = useText(checkoutTexts)
  if (addresses.length === 0) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-stone-700">{text("checkout_no_addresses")}</p>
        <ButtonLink to={addAt} state={from} look="outline">
          <Icon name="plus" />
          {text("checkout_add_address")}
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      <div
        role="radiogroup"
        aria-label={text("checkout_address_title")}
        className="grid gap-4 sm:grid-cols-2"
      >
        {addresses.map((it) => (
          <label
            key={it.id}
            className="relative flex cursor-pointer flex-col rounded-xl border border-stone-300 p-5 pr-12 transition-colors duration-150 hover:border-stone-500 has-checked:border-brand-primary has-checked:bg-brand-mist has-checked:ring-1 has-checked:ring-brand-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-primary-ink"
          >
            <input
              type="radio"
              name="address"
              value={it.id}
              checked={it.id === selectedId}
              onChange={() => onSelect(it.id)}
              className="peer absolute top-5 right-5 size-5 accent-brand-primary"
            />
            <span className="flex flex-wrap items-center gap-2 font-medium">
              {it.fullName}
              {it.isDefault && <Badge className="bg-white">{text("checkout_default")}</Badge>}
            </span>
            <span className="mt-2 text-stone-700">{it.line1}</span>
            {it.line2 && <span className="text-stone-700">{it.line2}</span>}
            <span className="text-stone-700">
              {it.city}, {it.state} {it.postalCode}
            </span>
            {it.country !== "India" && <span className="text-stone-700">{it.country}</span>}
            <span className="mt-2 text-sm text-stone-600 tabular-nums">{it.phone}</span>
          </label>
        ))}
      </div>
      <ButtonLink to={addAt} state={from} look="quiet" className="mt-4 -ml-4">
        <Icon name="plus" />
        {text("checkout_add_address")}
      </ButtonLink>
    </>
  )
}
