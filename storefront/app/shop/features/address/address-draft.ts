import type { Address, AddressBody } from "@contract/address"
import { oneLine } from "@contract/rules/typed-text"

/** Values of the address form. */
export interface AddressDraft {
  fullName: string
  phone: string
  line1: string
  line2: string
  city: string
  state: string
  postalCode: string
  country: string
  isDefault: boolean
}

export type AddressField = Exclude<keyof AddressDraft, "isDefault">
/** Errors by field, from this form or the server. */
export type AddressProblems = Partial<Record<AddressField, string>>

export const emptyDraft: AddressDraft = {
  fullName: "",
  phone: "",
  line1: "",
  line2: "",
  city: "",
  state: "",
  postalCode: "",
  country: "India",
  isDefault: false,
}

export const draftOf = ({ id: _id, line2, ...address }: Address): AddressDraft => ({
  ...address,
  line2: line2 ?? "",
})

export const isIndian = (draft: AddressDraft): boolean => draft.country === "India"

export const bodyOf = (draft: AddressDraft): AddressBody => ({
  ...draft,
  line2: oneLine(draft.line2) || null,
  postalCode: oneLine(draft.postalCode),
  country: draft.country as AddressBody["country"],
})
