import type { components } from "./api"

type Body = components["schemas"]["Error"]

/** A refusal of the shop, as every call gives it: a sentence for a person, a code for a program. */
export class RatnaError extends Error {
  override readonly name = "RatnaError"

  constructor(
    readonly status: number,
    /** The contract's code, as `NOT_FOUND`; `UNKNOWN` where something between has answered. */
    readonly code: Body["code"] | "UNKNOWN",
    message: string,
    /** Which members were wrong, and why. */
    readonly details: readonly { path: string; message: string }[],
    /** Names the call in the shop's logs. */
    readonly requestId: string | null,
    /** Seconds to wait, where the shop says so. */
    readonly retryAfter: number | null
  ) {
    super(message)
  }

  /** @param response whose status is no success; its body is read here */
  static async of(response: Response): Promise<RatnaError> {
    const body = (await response.json().catch(() => null)) as Partial<Body> | null
    const retryAfter = Number(response.headers.get("retry-after"))
    return new RatnaError(
      response.status,
      body?.code ?? "UNKNOWN",
      body?.error ?? `The shop answered ${String(response.status)}`,
      body?.details ?? [],
      response.headers.get("x-request-id"),
      retryAfter > 0 ? retryAfter : null
    )
  }
}
