import { env } from "../../config/env"
import type { Place } from "./pincode-cache"
import { stateName } from "./state-name"
import { statesOfOffice } from "./states-of-office"

const limitMs = 3_000

interface PincodeResponse {
  Status?: unknown
  PostOffice?: unknown
}
interface Office {
  District?: unknown
  State?: unknown
  Circle?: unknown
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
  const listed: readonly unknown[] = Array.isArray(PostOffice) ? PostOffice : []
  const offices = listed.filter((it): it is Office => typeof it === "object" && it !== null)
  const [first] = offices
  if (Status !== "Success" || !first) return null
  const { District, State } = first
  if (typeof District !== "string" || typeof State !== "string" || !District) return null
  const states = offices.flatMap((it) =>
    typeof it.State === "string"
      ? statesOfOffice({ state: it.State, circle: typeof it.Circle === "string" ? it.Circle : undefined })
      : []
  )
  return { district: District, state: stateName(State), states: [...new Set(states)] }
}
