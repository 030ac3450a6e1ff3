import type { MedusaContainer } from "@medusajs/framework/types"
import type { AddressBody } from "../../contract/address"
import { pincodeMessages } from "../../contract/rules/pincode"
import { invalid } from "../../lib/api-error"
import { lookUpPincode } from "../../modules/postal/look-up-pincode"

/**
 * Checks an Indian pincode with the postal service. If the service is unavailable, the address passes.
 * @throws ApiError VALIDATION_FAILED
 */
export async function validatePincode(container: MedusaContainer, it: AddressBody): Promise<void> {
  if (it.country === "India") {
    const { reason } = await lookUpPincode(container, it.postalCode)
    if (reason === "format" || reason === "unknown") throw invalid("postalCode", pincodeMessages[reason])
  }
}
