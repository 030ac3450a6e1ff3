import type { ErrorCode, ErrorDetail } from "@contract/common"

export interface Paged<T> {
  items: T[]
  /** Total number of matches, from `X-Total-Count`. */
  total: number
}

/**
 * The /api client, with the same interface in a loader on the server and in the browser. Each method throws `ApiError`.
 */
export interface Api {
  get: <T>(path: string) => Promise<T>
  page: <T>(path: string) => Promise<Paged<T>>
  send: <T>(method: "POST" | "PUT" | "DELETE", path: string, body?: unknown) => Promise<T>
}

/** An error response of the API. `message` is a sentence for people. */
export class ApiError extends Error {
  override readonly name = "ApiError"
  constructor(
    readonly status: number,
    readonly code: ErrorCode | null,
    message: string,
    readonly details: ErrorDetail[] = [],
    /** The response body as received. A closed tenant's contains its branding. */
    readonly body: unknown = null
  ) {
    super(message)
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined

/** Reads the `error` or the `message` field of an error response; without either, 'Request failed'. */
export function apiErrorOf(status: number, body: unknown): ApiError {
  const it = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>
  return new ApiError(
    status,
    (textOf(it["code"]) as ErrorCode | undefined) ?? null,
    textOf(it["error"]) ?? textOf(it["message"]) ?? "Request failed",
    Array.isArray(it["details"]) ? (it["details"] as ErrorDetail[]) : [],
    body
  )
}

/** Returns the message to show for any failure. Only the API's error responses carry a message for people. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message !== "Request failed" ? error.message : fallback

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status
