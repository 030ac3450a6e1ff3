import { pincodeProblem } from "@contract/rules/pincode"
import { lookUpPincode } from "~/lib/look-up-pincode"
import type { DeliveryPlace } from "./delivery-place"

/** Returns the place of a pincode, or the message for one that is malformed, unknown or can't be looked up. */
export async function checkPincode(pincode: string): Promise<DeliveryPlace | { problem: string }> {
  const problem = pincodeProblem(pincode)
  if (problem) return { problem }
  const response = await lookUpPincode(pincode)
  return response.kind === "found"
    ? { pincode, city: response.city, state: response.state }
    : { problem: response.message }
}
