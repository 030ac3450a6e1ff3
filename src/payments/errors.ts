/** The gateway can't be reached, or failed itself: the same request may succeed later. */
export class GatewayUnavailable extends Error {
  /** @param reason safe to log, unlike the HTTP client's own error, which holds the tenant's credentials */
  constructor(reason: string) {
    super(`The payment gateway can't be reached (${reason})`)
    this.name = "GatewayUnavailable"
  }
}

/** The gateway rejects the tenant's credentials. An operator may correct them while a payment waits. */
export class BadCredentials extends GatewayUnavailable {}

/** The gateway refused a valid request; a retry changes nothing. */
export class GatewayRefusal extends Error {
  constructor(
    readonly status: number,
    readonly description: string
  ) {
    super(`The payment gateway refused: ${description}`)
    this.name = "GatewayRefusal"
  }
}

/** The account accepts no order of this amount. */
export class AmountTooHigh extends GatewayRefusal {}

/** The body is signed by the gateway, but this adapter can't read it. */
export class UnreadableNotice extends Error {}

/** By name, not by class: Medusa workflows reject with a plain record of the error's fields. */
const isNamed = (error: unknown, name: string): boolean =>
  typeof error === "object" && error !== null && "name" in error && error.name === name

export const isGatewayUnavailable = (error: unknown): boolean => isNamed(error, "GatewayUnavailable")
export const isGatewayRefusal = (error: unknown): boolean => isNamed(error, "GatewayRefusal")

/** HTTP status of a request that the gateway is already processing under the same key. Its result is unknown. */
const underWay = 409

/** Whether the result of the request is unknown: it may have been carried out. */
export const hasNoResponse = (error: unknown): boolean =>
  isGatewayUnavailable(error) || (error instanceof GatewayRefusal && error.status === underWay)
