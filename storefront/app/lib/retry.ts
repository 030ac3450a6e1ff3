import { ApiError } from "./api"

/** A refusal would be refused again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  ((error.status >= 400 && error.status < 500) || error.code === "TENANT_INACTIVE")

/** Without a line there is nothing to wait for; the server has no `onLine`. */
const isOffline = (): boolean => typeof navigator !== "undefined" && !navigator.onLine

/** Makes a failed call again, `times` at most. */
export const retryUpTo =
  (times: number) =>
  (failures: number, error: unknown): boolean =>
    failures < times && !isRefusal(error) && !isOffline()

/** For what a page can't be made without: twice more, with a pause (ms) that a visitor doesn't notice. */
export const retryAtOnce = { retry: retryUpTo(2), retryDelay: 100 }
