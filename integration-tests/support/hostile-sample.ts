import { parse } from "node:querystring"
import type { Endpoint } from "../../src/contract/endpoints/endpoint"
import { read, readPath } from "../../src/http/kernel/read-input"
import { ApiError } from "../../src/lib/api-error"
import { declaredEndpoints, openApiPath } from "./declared-endpoints"

/** Number of refused inputs that each endpoint gets over HTTP. */
const REFUSED = 2

/** Returns the declaration of an endpoint of the OpenAPI description. */
export function schemasOf({ method, path }: { method: string; path: string }): Endpoint {
  const found = declaredEndpoints.find((it) => it.method === method && openApiPath(it.path) === path)
  if (!found) throw new Error(`${method} ${path} is not declared`)
  return found
}

/**
 * Returns whether input gets past its schema to the handler.
 * @throws whatever the schema throws, except the refusal that it should
 */
function reachesHandler(check: () => void): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof ApiError || error instanceof URIError) return false
    throw error
  }
}

/** Returns whether a path with this value in each parameter, as in a URL, reaches the handler. */
export const sendsPath = (schemas: Endpoint, part: string): boolean =>
  reachesHandler(() => {
    const value = decodeURIComponent(part)
    const names = schemas.path.match(/(?<=:)\w+/g) ?? []
    readPath(schemas, Object.fromEntries(names.map((name) => [name, value])))
  })

/** Returns whether this query reaches the handler. A handler without a schema never reads the query. */
export const sendsQuery = ({ query }: Endpoint, text: string): boolean =>
  query !== undefined && reachesHandler(() => read(query, parse(text), "query"))

/** Returns whether this JSON text reaches the handler. */
export const sendsBody = ({ body, rows }: Endpoint, text: string): boolean =>
  reachesHandler(() => read(body, JSON.parse(text), "body", rows?.failsByItself ? rows.member : undefined))

/**
 * Chooses the inputs to send over HTTP: all that reach the handler, and a few of those that are refused before it. The
 * kernel refuses them for every endpoint alike, so the endpoints take turns with the values.
 * @param at position of the endpoint among all
 */
export function sampleOf<T>(inputs: readonly T[], at: number, reaches: (input: T) => boolean): T[] {
  const accepted: T[] = []
  const refused: T[] = []
  for (const input of inputs) (reaches(input) ? accepted : refused).push(input)
  const turn = (at * REFUSED) % Math.max(1, refused.length)
  return [...accepted, ...[...refused, ...refused].slice(turn, turn + Math.min(REFUSED, refused.length))]
}
