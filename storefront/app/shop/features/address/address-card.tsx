import type { Address } from "@contract/address"
import { addressTexts } from "@contract/texts/addresses"
import { useText } from "~/lib/site"
import { Badge } from "~/ui/badge"
import { IconButton } from "~/ui/button"

interface AddressCardProps {
  address: Address
  deleting: boolean
  onEdit: () => void
  onDelete: () => void
}

export function AddressCard({ address: it, deleting, onEdit, onDelete }: AddressCardProps) {
  const text = useText(addressTexts)
  return (
    <li className="relative flex flex-col rounded-2xl bg-white p-6 shadow-soft">
      <div className="absolute top-3 right-3 flex text-stone-600">
        <IconButton label="Edit" icon="edit" onClick={onEdit} />
        <IconButton label="Delete" icon="trash" disabled={deleting} onClick={onDelete} />
      </div>
      <h3 className="flex flex-wrap items-center gap-2 pr-22 text-lg font-medium">
        {it.fullName}
        {it.isDefault && (
          <Badge className="bg-brand-mist text-brand-primary-ink">{text("address_default")}</Badge>
        )}
      </h3>
      <address className="mt-3 text-stone-700 not-italic">
        {it.line1}
        <br />
        {it.line2 && (
          <>
            {it.line2}
            <br />
          </>
        )}
        {it.city}, {it.state} {it.postalCode}
        <br />
        {it.country}
      </address>
      <p className="mt-3 text-sm text-stone-600 tabular-nums">{it.phone}</p>
    </li>
  )
}
