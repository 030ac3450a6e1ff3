import { oneLine } from "./typed-text"
import { phoneProblem } from "./phone"
import { pincodeProblem } from "./pincode"
import { isIndianState } from "./places"

/** Required fields of an address, with the message when missing. */
export const addressNeeds = {
  fullName: "Name is required",
  phone: "Phone is required",
  line1: "Address is required",
  city: "City is required",
  state: "State is required",
  postalCode: "Pincode is required",
  country: "Country is required",
} as const

type AddressField = keyof typeof addressNeeds
export type AddressTexts = Readonly<Record<AddressField, string>>
export type AddressProblems = Partial<Record<AddressField, string>>

const fields = Object.keys(addressNeeds) as AddressField[]

/** Returns the errors of an address by field, before its pincode is looked up. */
export function addressProblems(address: AddressTexts): AddressProblems {
  const found: AddressProblems = {}
  const add = (field: AddressField, problem: string | undefined): void => {
    if (problem !== undefined) found[field] ??= problem
  }
  for (const field of fields) if (oneLine(address[field]) === "") add(field, addressNeeds[field])
  add("phone", phoneProblem(address.phone, address.country))
  // In other countries the state is free text and the postal code isn't checked.
  if (address.country !== "India") return found
  if (!isIndianState(address.state)) add("state", addressNeeds.state)
  add("postalCode", pincodeProblem(address.postalCode))
  return found
}
