import { phoneProblem } from "./phone"
import { pincodeProblem } from "./pincode"
import { isIndianState } from "./places"

/** What an address must have, with the message where it is missing. */
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

/** What is wrong with an address, field by field, before its pincode is looked up. */
export function addressProblems(address: AddressTexts): AddressProblems {
  const found: AddressProblems = {}
  const add = (field: AddressField, problem: string | undefined): void => {
    if (problem !== undefined) found[field] ??= problem
  }
  for (const field of fields) if (address[field].trim() === "") add(field, addressNeeds[field])
  add("phone", phoneProblem(address.phone, address.country))
  // Elsewhere the state is free text, and the postal code isn't looked at.
  if (address.country !== "India") return found
  if (!isIndianState(address.state)) add("state", addressNeeds.state)
  add("postalCode", pincodeProblem(address.postalCode.trim()))
  return found
}
