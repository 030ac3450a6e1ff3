import type { ErrorCode, ErrorDetail } from "@contract/common"

export interface Paged<T> {
  items: T[]
  /** How many there are in all, from `X-Total-Count`. */
  total: number
}

/** The /api calls, the same in a loader on the server and in the browser. Each throws `ApiError`. */
export interface Api {
  get: <T>(path: string) => Promise<T>
  page: <T>(path: string) => Promise<Paged<T>>
  send: <T>(method: "POST" | "PUT" | "DELETE", path: string, body?: unknown) => Promise<T>
}

/** A refusal of the API; `message` is a sentence for a person. */
export class ApiError extends Error {
  override readonly name = "ApiError"
  constructor(
    readonly status: number,
    readonly code: ErrorCode | null,
    message: string,
    readonly details: ErrorDetail[] = [],
    /** The whole refusal as it came: a closed shop's carries its branding. */
    readonly body: unknown = null
  ) {
    super(message)
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined

/** Reads the `error` or the `message` field of a refusal; without either: 'Request failed'. */
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

/** What to tell a person about any failure; only refusals of the API carry a message made for people. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message !== "Request failed" ? error.message : fallback

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status
