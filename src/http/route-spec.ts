import type { z } from "zod"
import type { ErrorCode } from "../contract/common"
import type { Scope } from "../contract/key"

/**
 * Who may call: `anyone` of a tenant, its signed-in `shopper`s, its `admin`s, the platform's `superadmin`;
 * `platform` calls belong to no tenant (health, API description, gateway notices).
 * Under `/admin/ratna`, for Medusa Admin's pages: its `staff`, and `tenant-staff` where the path names the tenant.
 */
export type Access = "anyone" | "shopper" | "admin" | "superadmin" | "platform" | "staff" | "tenant-staff"

export type Schema = z.ZodType

/**
 * At most `maxPerHour` calls for one `per`, counted before the handler runs, so whatever it then answers. Calls that
 * give the same `name` are counted together. `account`: who is signed in, or the client address where nobody is;
 * `email`: the one in the body.
 */
export interface CallLimit {
  name: string
  per: "client" | "account" | "email"
  maxPerHour: number
}

/** A member of a multipart form that holds files; the form's texts then are the body. */
export interface FileMember {
  member: string
  max: number
  maxBytes: number
}

export interface RouteSpec {
  access: Access
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** Success status → what its body is; `null` where there is none. */
  answers: Record<number, Schema | null>
  limits?: readonly CallLimit[]
  /** Refusals worth naming in the API description, beside those that every call can give. */
  refusals?: readonly ErrorCode[]
  /** The member of the body that holds rows: the handler refuses a cell that can't be stored with its row. */
  rows?: string
  /** Takes the version that an edit was made from, as `If-Match` or as `version` in the body; can answer STALE. */
  versioned?: boolean
  files?: readonly FileMember[]
  /** One of many pieces of long work: the busier other tenants' calls keep the process, the longer it waits for its turn. */
  isLong?: boolean
  /** The largest body that is read at all, as body-parser writes it; 1 MB where nothing is said. */
  bodyLimit?: `${number}mb`
  /** What a key must be allowed so as to make this call; without it no key makes it. For calls of admins. */
  scope?: Scope
  /** Its answer holds a secret that is shown once: never kept for a repeated call. */
  answersSecret?: boolean
  /** Its path holds a secret: logs name the route instead. */
  secretPath?: boolean
}
