import { AsyncLocalStorage } from "node:async_hooks"
import type { ServerResponse } from "node:http"

const responses = new AsyncLocalStorage<ServerResponse>()

/** Runs a request's handler, so that work for it can end when its caller disconnects. */
export const withCaller = <T>(res: ServerResponse, handle: () => T): T => responses.run(res, handle)

/**
 * Calls a function when the caller of the current request disconnects before its response; never outside a request.
 * @returns a function that cancels this
 */
export function onceCallerGone(listener: () => void): () => void {
  const res = responses.getStore()
  res?.once("close", listener)
  return () => res?.off("close", listener)
}

/** Whether the caller of the current request has disconnected. */
export const isCallerGone = (): boolean => responses.getStore()?.destroyed ?? false
