import type { IncomingHttpHeaders } from "node:http"

export interface Call {
  method: string
  path: string
  query: URLSearchParams
  /** The named parameters of the route's path. */
  params: Record<string, string>
  headers: IncomingHttpHeaders
  /** Parsed JSON; undefined without a body. */
  body: unknown
}
export interface Reply {
  status: number
  headers?: Record<string, string>
  /** Sent as JSON; a string with its own content-type is sent unchanged. */
  body?: unknown
}
export type Handler = (call: Call) => Reply | Promise<Reply>
export type Routes = Record<`${"GET" | "POST" | "PATCH" | "DELETE" | "OPTIONS"} /${string}`, Handler>

export const ok = (body: unknown): Reply => ({ status: 200, body })

/** Handler of `METHOD /path/{name}`, with the path's named parameters. */
export function createRouter(
  routes: Routes
): (method: string, path: string) => [Handler, Record<string, string>] | undefined {
  const compiled = Object.entries(routes).map(([route, handler]) => {
    const [method, path = ""] = route.split(" ")
    return { method, handler, pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`) }
  })
  return (method, path) => {
    for (const it of compiled) {
      const match = it.method === method ? it.pattern.exec(path) : null
      if (match) return [it.handler, { ...match.groups }]
    }
    return undefined
  }
}
