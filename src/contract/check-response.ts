import { z } from "zod"
import { endpoints } from "./endpoints"
import type { Endpoint } from "./endpoints/endpoint"

const all: readonly Endpoint[] = Object.values(endpoints)

const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`
const byKey = new Map(all.map((endpoint) => [keyOf(endpoint), endpoint]))

/**
 * Compares the body of a successful response (parsed JSON, `null` without a body) with the endpoint's declaration.
 * @param key the endpoint, e.g. `GET /api/faqs`
 * @returns the difference in one line, or null when the body matches
 */
export function driftOf(key: string, body: unknown): string | null {
  const declared = Object.entries(byKey.get(key)?.responses ?? {}).filter(([status]) => Number(status) < 300)
  const results = declared.map(([, schema]) => (schema ?? z.null()).safeParse(body))
  if (results.some(({ success }) => success)) return null
  const error = results[0]?.error
  return `${key} has drifted from its contract: ${error ? z.prettifyError(error) : "it is not declared"}`
}

const patterns = all.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${keyOf(endpoint).replace(/:\w+/g, "[^/]+").replaceAll(".", "\\.")}$`),
}))

/**
 * Returns the endpoint that handles a request, by method and path without query; of several matches the one with the
 * fewest parameters.
 */
export function endpointOf(method: string, path: string): Endpoint | undefined {
  const matching = patterns.filter(({ pattern }) => pattern.test(`${method} ${path}`))
  const parameters = (endpoint: Endpoint): number => endpoint.path.split(":").length
  return matching.toSorted((one, other) => parameters(one.endpoint) - parameters(other.endpoint))[0]?.endpoint
}
