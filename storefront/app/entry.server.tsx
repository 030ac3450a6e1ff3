import { Writable } from "node:stream"
import { renderToPipeableStream } from "react-dom/server"
import { isRouteErrorResponse, ServerRouter, type AppLoadContext, type EntryContext } from "react-router"
import { closedStoreSeconds } from "@contract/rules/closed-store"
import { log } from "@telemetry/log"
import { stylePlace } from "./lib/app-css"
import { htmlHeaders } from "./lib/html-headers"
import { NonceContext } from "./lib/nonce"
import { pageHtml } from "./lib/page-html"
import type { NoTenant } from "./lib/site-data"

/** Seconds until a crawler may return. */
const retryAfter = { closed: String(closedStoreSeconds), unavailable: "5" } as const

const isClosed = ({ errors }: EntryContext["staticHandlerContext"]): boolean =>
  Object.values(errors ?? {}).some(
    (error) => (error as { data?: Partial<NoTenant> }).data?.reason === "closed"
  )

/** Renders whole pages. Sent in one piece, they are compressed once, for a third of a stream's CPU time. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: AppLoadContext
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answered = status
    const { pipe } = renderToPipeableStream(
      <NonceContext value={context.nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={context.nonce} />
      </NonceContext>,
      {
        nonce: context.nonce,
        // A part beyond this size is sent behind its fallback, which a script replaces. The page is sent as a whole, so
        // that would only delay it.
        progressiveChunkSize: Infinity,
        onAllReady() {
          const chunks: Uint8Array[] = []
          const whole = new Writable({
            write(chunk: Uint8Array, _encoding, done) {
              chunks.push(chunk)
              done()
            },
            final(done) {
              context.html = pageHtml(Buffer.concat(chunks), stylePlace)
              for (const [name, value] of Object.entries(htmlHeaders)) headers.set(name, value)
              if (answered === 503) {
                const kind = isClosed(routerContext.staticHandlerContext) ? "closed" : "unavailable"
                headers.set("Retry-After", retryAfter[kind])
              }
              resolve(new Response(null, { status: answered, headers }))
              done()
            },
          })
          pipe(whole)
        },
        onShellError: reject,
        onError() {
          answered = 500
        },
      }
    )
  })
}

/** Refusals that a page shows (404, 503) are expected. Every other error is logged by the server. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error)) return
  log("error", "A page failed", {}, error instanceof Error ? error : new Error(String(error)))
}
