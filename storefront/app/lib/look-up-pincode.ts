import type { PincodeResult } from "@contract/address"
import { pincodeMessages } from "@contract/rules/pincode"
import { browserApi } from "./browser-api"
import { request } from "./request"

const getPincode = (pincode: string) =>
  request(browserApi, "GET /api/pincode/:pincode", { params: { pincode } })

export type PincodeResponse =
  | { kind: "found"; city: string; state: string }
  | { kind: "refused"; message: string }
  /** The look-up failed: the error is shown once, then the pincode is accepted unchecked. */
  | { kind: "unknown"; message: string }

const known = new Map<string, PincodeResponse>()

async function ask(pincode: string): Promise<PincodeResponse> {
  let result: PincodeResult
  try {
    result = await getPincode(pincode)
  } catch {
    return { kind: "unknown", message: pincodeMessages.network }
  }
  if (result.valid) return { kind: "found", city: result.city ?? "", state: result.state ?? "" }
  const message = result.error ?? pincodeMessages.unknown
  return { kind: message === pincodeMessages.network ? "unknown" : "refused", message }
}

/** Looks up a six-digit pincode. Definite results are cached. */
export async function lookUpPincode(pincode: string): Promise<PincodeResponse> {
  const response = known.get(pincode) ?? (await ask(pincode))
  if (response.kind !== "unknown") known.set(pincode, response)
  return response
}
