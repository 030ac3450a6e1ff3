import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { PincodeResult } from "../../contract/address"
import { pincodeMessages, pincodeProblem } from "../../contract/rules/pincode"
import { requestPincode } from "./request-pincode"
import { type Place, readPincode, writePincode } from "./pincode-cache"

type Container = Pick<MedusaContainer, "resolve">
export interface PincodeLookup {
  /** The response of `GET /api/pincode`. */
  result: PincodeResult
  reason?: keyof typeof pincodeMessages
  /** States in which an address with the pincode may be; empty when unknown. */
  states: readonly string[]
}

/**
 * Looks up an Indian pincode in the cache, else at the postal service. Returns its place or the reason for a failure.
 */
export async function lookUpPincode(container: Container, pincode: string): Promise<PincodeLookup> {
  if (pincodeProblem(pincode) !== undefined) return refusal("format")
  const known = await readPincode(container, pincode)
  if (known !== undefined) return result(known)
  try {
    const place = await requestPincode(pincode)
    await writePincode(container, pincode, place)
    return result(place)
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    container.resolve(ContainerRegistrationKeys.LOGGER).warn(`Pincode look-up failed: ${sentence}`)
    return refusal("network")
  }
}

const refusal = (reason: keyof typeof pincodeMessages): PincodeLookup => ({
  result: { valid: false, error: pincodeMessages[reason] },
  reason,
  states: [],
})

const result = (place: Place): PincodeLookup =>
  place
    ? {
        result: { valid: true, city: place.district, state: place.state, district: place.district },
        states: place.states,
      }
    : refusal("unknown")
