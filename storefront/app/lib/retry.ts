import { ApiError } from "./api"

/** Whether the API refused the request; a retry would be refused again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  ((error.status >= 400 && error.status < 500) || error.code === "TENANT_INACTIVE")

/** Whether the browser is offline, where waiting is pointless; the server has no `onLine`. */
const isOffline = (): boolean => typeof navigator !== "undefined" && !navigator.onLine

/** Retries a failed request, at most `times` times. */
export const retryUpTo =
  (times: number) =>
  (failures: number, error: unknown): boolean =>
    failures < times && !isRefusal(error) && !isOffline()

/** For data that a page can't render without: two retries, after a pause (ms) that a visitor doesn't notice. */
export const retryAtOnce = { retry: retryUpTo(2), retryDelay: 100 }
