import type { ServerResponse } from "node:http"

/** Sets the headers of every `/api` response, error responses included. */
export function setCommonHeaders(res: ServerResponse, requestId: string): void {
  res.setHeader("x-request-id", requestId)
  res.setHeader("x-content-type-options", "nosniff")
  res.setHeader("referrer-policy", "strict-origin-when-cross-origin")
  res.setHeader("content-security-policy", "default-src 'none'; frame-ancestors 'none'")
  res.setHeader("permissions-policy", "camera=(), microphone=(), geolocation=()")
  res.setHeader("cache-control", "private, no-cache")
}
