import type { Address, AddressBody } from "@contract/address"
// Plain lists, no schema: nothing of zod comes along.
import {
  bareDigits,
  foreignPhone,
  indianPhone,
  indianStates,
  pincodeFormat,
  pincodeMessages,
} from "@contract/places"

/** An address as it stands in the form. */
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

const required: [AddressField, string][] = [
  ["fullName", "Name is required"],
  ["phone", "Phone is required"],
  ["line1", "Address is required"],
  ["city", "City is required"],
  ["state", "State is required"],
  ["postalCode", "Pincode is required"],
  ["country", "Country is required"],
]

/** What is wrong with a draft, field by field, before the pincode is looked up. */
export function addressProblems(draft: AddressDraft): AddressProblems {
  const found: AddressProblems = {}
  for (const [field, message] of required) if (draft[field].trim() === "") found[field] = message
  const indian = isIndian(draft)
  if (!found.phone && !(indian ? indianPhone : foreignPhone).test(bareDigits(draft.phone))) {
    found.phone = indian ? "Invalid Indian phone number" : "Invalid phone number"
  }
  if (indian && !(indianStates as readonly string[]).includes(draft.state)) found.state = "State is required"
  if (indian && !found.postalCode && !pincodeFormat.test(draft.postalCode.trim())) {
    found.postalCode = pincodeMessages.format
  }
  return found
}

export const bodyOf = (draft: AddressDraft): AddressBody => ({
  ...draft,
  line2: draft.line2.trim() || null,
  postalCode: draft.postalCode.trim(),
  country: draft.country as AddressBody["country"],
})
