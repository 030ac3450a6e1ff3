import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"

/** A handler that runs with and without Express. It responds, or calls `next`. */
export type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void | Promise<void>

type Failed = (error: unknown, req: IncomingMessage, res: ServerResponse) => void

/** Runs handlers one after the other, without the cost of Express. The last one must respond. */
export function inOrder(handlers: readonly Handler[], failed: Failed): RequestListener {
  const run = (at: number, req: IncomingMessage, res: ServerResponse): void => {
    try {
      const done = handlers[at]?.(req, res, () => run(at + 1, req, res))
      if (done) done.catch((error: unknown) => failed(error, req, res))
    } catch (error) {
      failed(error, req, res)
    }
  }
  return (req, res) => run(0, req, res)
}
