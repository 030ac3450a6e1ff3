import { z } from "zod"
import type { ErrorCode } from "../common"
import type { Scope } from "../key"
import type { StampKind } from "../rules/stamp"

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/**
 * Who may call an endpoint: `anyone` in a tenant, a signed-in `shopper`, an `admin` of the tenant, or the platform's
 * `superadmin`. `platform` endpoints belong to no tenant (health, API description, incoming webhooks). Under
 * `/admin/ratna`, for the pages of Medusa Admin: `staff`, or `tenant-staff` where the path contains the tenant.
 */
export type Access = "anyone" | "shopper" | "admin" | "superadmin" | "platform" | "staff" | "tenant-staff"

export type Schema = z.ZodType

/**
 * Rate limit: at most `maxPerHour` requests for each `per`, counted before the handler runs, whatever the response.
 * Endpoints with the same `name` share a count. `account`: the signed-in account, or the client address when nobody is
 * signed in; `email`: the one in the body.
 */
export interface EndpointLimit {
  name: string
  per: "client" | "account" | "email"
  maxPerHour: number
}

/** A file field of a multipart form. The form's texts are the body. */
export interface FileMember {
  member: string
  max: number
  maxBytes: number
}

/** A list of rows in a body. A longer one than `max` is PAYLOAD_TOO_LARGE. */
export interface RowsMember {
  member: string
  max: number
  /** Whether a cell that can't be stored fails its row in the handler, not the request. */
  failsByItself?: boolean
}

export interface Endpoint {
  method: Method
  /** With parameters in Express's form: `/api/admin/faqs/:id`. */
  path: string
  access: Access
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** Success status → schema of its body; `null` where there is none. */
  responses: Record<number, Schema | null>
  limits?: readonly EndpointLimit[]
  /** Error codes named in the API description, beside those that every endpoint can return. */
  refusals?: readonly ErrorCode[]
  /** Member of the body that holds rows, which are checked in slices. */
  rows?: RowsMember
  /** Accepts the version that an edit is based on, as `If-Match` or as `version` in the body; can respond STALE. */
  versioned?: boolean
  files?: readonly FileMember[]
  /** Part of bulk work: paced by how busy other tenants keep the process. */
  isLong?: boolean
  /** The handler gets the bytes of the body, whose signature it checks. It is not parsed. */
  rawBody?: boolean
  /** Largest body that is read, in body-parser's notation; 1 MB by default. */
  bodyLimit?: `${number}${"kb" | "mb"}`
  /** Scope that an API key needs; without one, no API key may call this endpoint. Only for `admin` endpoints. */
  scope?: Scope
  /**
   * Whether a superadmin who has entered a tenant may call it as its admin. False for endpoints that handle secrets,
   * passwords, permissions, money or files with customers' data. Endpoints for `anyone` are always allowed.
   */
  allowedWhenEntered?: boolean
  /** Whether its response contains a secret that is shown once: never stored for a repeated request. */
  returnsSecret?: boolean
  /** Whether its path contains a secret: logs contain the route pattern instead. */
  secretPath?: boolean
  /**
   * The version that the response depends on, where it is the same for every visitor of a host: the tenant's `catalog`,
   * or its `site` (texts, settings, FAQs). Every response also depends on the registry. The storefront server caches
   * such a response while its versions stay the same.
   */
  ready?: StampKind
  /** A body that the endpoint accepts: for the API description and the hostile-input tests. */
  example?: object
}

/** Declares an endpoint. The route, the API description, the clients' types and the tests all read this declaration. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration

/** Response schema of a downloaded file. */
export const file = z.instanceof(Uint8Array)

/** Placeholder for a product id in examples; tests replace it with a real id. */
export const exampleProductId = "prod_01k9x2m7q5w8e4r6t1y0u3v5"
