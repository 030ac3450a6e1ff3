import type { IncomingMessage } from "node:http"

/**
 * A request of one of our own endpoints, received by our dispatcher or, under `/admin/ratna`, by Medusa's router. Either
 * sets these members before the endpoint's handler runs; the endpoint's schemas check them.
 */
export interface ApiRequest extends IncomingMessage {
  params?: unknown
  query?: unknown
  body?: unknown
}
