import type { MedusaContainer } from "@medusajs/framework/types"
import type { AddressBody } from "../../contract/address"
import { pincodeMessages } from "../../contract/rules/pincode"
import { invalid } from "../../lib/api-error"
import { lookUpPincode } from "../../modules/postal/look-up-pincode"

/**
 * Checks an Indian pincode, and the state that goes with it and decides the tax, with the postal service. If the service
 * is unavailable, the address passes.
 * @throws ApiError VALIDATION_FAILED
 */
export async function validatePincode(container: MedusaContainer, it: AddressBody): Promise<void> {
  if (it.country === "India") {
    const { reason, states, result } = await lookUpPincode(container, it.postalCode)
    if (reason === "format" || reason === "unknown") throw invalid("postalCode", pincodeMessages[reason])
    if (states.length > 0 && !states.includes(it.state))
      throw invalid("state", `Pincode ${it.postalCode} is in ${result.state ?? ""}. Please check the state`)
  }
}
