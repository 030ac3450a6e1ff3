import type { Readable } from "node:stream"

/** A response before it is checked and sent. */
export interface Reply {
  status: number
  body?: unknown
  /** The stored JSON of a replayed response, used in place of `body`. */
  json?: string
  headers?: Record<string, string | readonly string[]>
  /** A body sent unchanged, or streamed. `type` is its content type. */
  raw?: { type: string; data: Buffer | string | Readable }
}

type Headers = NonNullable<Reply["headers"]>

const reply = (status: number, body: unknown, headers?: Headers): Reply =>
  headers ? { status, body, headers } : { status, body }

export const ok = (body: unknown, headers?: Headers): Reply => reply(200, body, headers)
export const created = (body: unknown, headers?: Headers): Reply => reply(201, body, headers)
export const noContent = (headers?: Headers): Reply => reply(204, undefined, headers)
