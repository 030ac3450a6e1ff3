import type { components } from "./api"

type Body = components["schemas"]["Error"]

/** Error response of an endpoint: a message for people and a code for programs. */
export class RatnaError extends Error {
  override readonly name = "RatnaError"

  constructor(
    readonly status: number,
    /** Error code of the contract, for example `NOT_FOUND`; `UNKNOWN` when a proxy has responded. */
    readonly code: Body["code"] | "UNKNOWN",
    message: string,
    /** Invalid members, with the reasons. */
    readonly details: readonly { path: string; message: string }[],
    /** Identifies the request in the server's logs. */
    readonly requestId: string | null,
    /** Seconds to wait before a retry, if the server sends them. */
    readonly retryAfter: number | null
  ) {
    super(message)
  }

  /** @param response with an error status; its body is read here */
  static async of(response: Response): Promise<RatnaError> {
    const body = (await response.json().catch(() => null)) as Partial<Body> | null
    const retryAfter = Number(response.headers.get("retry-after"))
    return new RatnaError(
      response.status,
      body?.code ?? "UNKNOWN",
      body?.error ?? `The store responded with ${String(response.status)}`,
      body?.details ?? [],
      response.headers.get("x-request-id"),
      retryAfter > 0 ? retryAfter : null
    )
  }
}
