import { env } from "../../config/env"
import type { Place } from "./pincode-cache"
import { stateName } from "./state-name"

const limitMs = 3_000

interface PincodeResponse {
  Status?: unknown
  PostOffice?: unknown
}
interface Office {
  District?: unknown
  State?: unknown
}

/**
 * Requests a pincode from the public postal service.
 * @throws Error when the service can't be reached, times out or sends an invalid response
 */
export async function requestPincode(pincode: string): Promise<Place> {
  const url = `${env().POSTAL_API_URL.replace(/\/$/, "")}/${pincode}`
  const response = await fetch(url, {
    signal: AbortSignal.timeout(limitMs),
    headers: { accept: "application/json" },
  })
  if (!response.ok) throw new Error(`The postal service responded with status ${String(response.status)}`)
  const body: unknown = await response.json()
  const first: unknown = Array.isArray(body) ? body[0] : undefined
  if (!first || typeof first !== "object" || !("Status" in first))
    throw new Error("The postal service sent an invalid response")
  return placeOf(first)
}

function placeOf({ Status, PostOffice }: PincodeResponse): Place {
  const office: unknown = Array.isArray(PostOffice) ? PostOffice[0] : undefined
  if (Status !== "Success" || !office || typeof office !== "object") return null
  const { District, State } = office as Office
  if (typeof District !== "string" || typeof State !== "string" || !District) return null
  return { district: District, state: stateName(State) }
}
