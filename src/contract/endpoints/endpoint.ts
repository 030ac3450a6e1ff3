import { z } from "zod"
import type { ErrorCode } from "../common"
import type { Scope } from "../key"

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/**
 * Who may call: `anyone` of a tenant, its signed-in `shopper`s, its `admin`s, the platform's `superadmin`;
 * `platform` endpoints belong to no tenant (health, API description, incoming webhooks).
 * Under `/admin/ratna`, for the pages of Medusa Admin: its `staff`, and `tenant-staff` where the path names the tenant.
 */
export type Access = "anyone" | "shopper" | "admin" | "superadmin" | "platform" | "staff" | "tenant-staff"

export type Schema = z.ZodType

/**
 * At most `maxPerHour` requests for one `per`, counted before the handler runs, whatever its response. Endpoints with the
 * same `name` are counted together. `account`: the signed-in account, or the client address when nobody is signed in;
 * `email`: the one in the body.
 */
export interface EndpointLimit {
  name: string
  per: "client" | "account" | "email"
  maxPerHour: number
}

/** A member of a multipart form that holds files; the form's texts are then the body. */
export interface FileMember {
  member: string
  max: number
  maxBytes: number
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
  /** Member of the body that holds rows: a cell that can't be stored fails its row in the handler, not the request. */
  rows?: string
  /** Takes the version that an edit was made from, as `If-Match` or as `version` in the body; can respond STALE. */
  versioned?: boolean
  files?: readonly FileMember[]
  /** One of many pieces of bulk work: paced by how busy other tenants keep the process. */
  isLong?: boolean
  /** Largest body that is read, in body-parser's notation; 1 MB by default. */
  bodyLimit?: `${number}mb`
  /** Scope that an API key needs; without one, no key may call this endpoint. For `admin` endpoints. */
  scope?: Scope
  /**
   * Whether a superadmin who has entered a tenant may call it in its admin's place. No endpoint that handles secrets,
   * passwords, permissions, money or files with customers' data. Endpoints for `anyone` are always allowed.
   */
  allowedWhenEntered?: boolean
  /** Its response holds a secret that is shown once: never kept for a repeated request. */
  returnsSecret?: boolean
  /** Its path holds a secret: logs name the route instead. */
  secretPath?: boolean
  /** A body that the endpoint accepts: for the API description and the hostile-input tests. */
  example?: object
}

/** Declares an endpoint. The route, the API description, the clients' types and the tests all read this declaration. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration

/** Response schema of a downloaded file. */
export const file = z.instanceof(Uint8Array)

/** Stands for a product of the tenant in examples; tests put a real id in its place. */
export const exampleProductId = "prod_01k9x2m7q5w8e4r6t1y0u3v5"
