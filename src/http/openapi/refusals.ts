import type { ErrorCode } from "../../contract/common"
import { statusOf } from "../../lib/api-error"
import type { Endpoint } from "../../contract/endpoints/endpoint"
import type { Json } from "./json-schema"

/**
 * Returns the error codes that an endpoint can respond with, from its declaration. Input that none of our clients sends
 * is always 400.
 */
function refusalsOf(endpoint: Endpoint, isRepeatable: boolean): ErrorCode[] {
  const { access } = endpoint
  const isOpen = access === "anyone" || access === "platform"
  const ofTenant = access !== "platform" && access !== "staff"
  return [
    "VALIDATION_FAILED",
    ...(isOpen ? [] : (["UNAUTHENTICATED"] as const)),
    ...(access === "admin" || access === "superadmin" ? (["FORBIDDEN"] as const) : []),
    ...(ofTenant ? (["TENANT_NOT_FOUND", "TENANT_INACTIVE"] as const) : []),
    ...(endpoint.versioned ? (["STALE"] as const) : []),
    ...(endpoint.limits ? (["TOO_MANY_REQUESTS"] as const) : []),
    ...(isRepeatable ? (["IDEMPOTENCY_MISMATCH"] as const) : []),
    ...(endpoint.refusals ?? []),
  ]
}

const sentences: Partial<Record<ErrorCode, string>> = {
  VALIDATION_FAILED: "Please fill in all fields",
  UNAUTHENTICATED: "Please sign in",
  FORBIDDEN: "You are not allowed to do this",
  TENANT_NOT_FOUND: "There is no store here",
  TENANT_INACTIVE: "The store is closed",
  NOT_FOUND: "Product not found",
  STALE: "Somebody else has changed this meanwhile.",
  TOO_MANY_REQUESTS: "Too many requests. Please try again later.",
}

/** Shared error responses by name, since many endpoints have the same ones. */
export type Refusals = Record<string, Json>

/** Returns an endpoint's error responses by status and adds those it references to `shared`. */
export function refusedResponses(endpoint: Endpoint, isRepeatable: boolean, shared: Refusals): Json {
  const byStatus = new Map<number, Set<ErrorCode>>()
  for (const code of refusalsOf(endpoint, isRepeatable))
    byStatus.set(statusOf[code], (byStatus.get(statusOf[code]) ?? new Set()).add(code))
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => {
      const codes = [...found].sort()
      const name = codes.join(".")
      shared[name] ??= refused(codes)
      return [status, { $ref: `#/components/responses/${name}` }]
    })
  )
}

const refused = (codes: readonly ErrorCode[]): Json => ({
  description: `Refused: ${codes.join(", ")}`,
  ...(codes.includes("TOO_MANY_REQUESTS")
    ? {
        headers: {
          "Retry-After": { description: "Seconds to wait", schema: { type: "integer" }, example: 60 },
        },
      }
    : {}),
  content: {
    "application/json": {
      schema: { $ref: "#/components/schemas/Error" },
      examples: Object.fromEntries(
        codes.map((code) => [code, { value: { error: sentences[code] ?? "It can't be done now", code } }])
      ),
    },
  },
})
