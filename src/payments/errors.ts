/** The gateway can't be reached, or had a fault of its own: the same call may go through later. */
export class GatewayUnavailable extends Error {
  /** @param reason what may be logged: the HTTP client's own error holds the tenant's credentials */
  constructor(reason: string) {
    super(`The payment gateway can't be reached (${reason})`)
    this.name = "GatewayUnavailable"
  }
}

/** It doesn't take the tenant's credentials: an operator may mend them while a payment waits. */
export class BadCredentials extends GatewayUnavailable {}

/** The gateway understood and refused; asking again changes nothing. */
export class GatewayRefusal extends Error {
  constructor(
    readonly status: number,
    readonly description: string
  ) {
    super(`The payment gateway refused: ${description}`)
    this.name = "GatewayRefusal"
  }
}

/** The account takes no order of such an amount. */
export class AmountTooHigh extends GatewayRefusal {}

/** What is signed by the gateway is no notice that this adapter knows how to read. */
export class UnreadableNotice extends Error {}

/** By name, not by class: Medusa workflows reject with a plain record of the error's fields. */
const isNamed = (error: unknown, name: string): boolean =>
  typeof error === "object" && error !== null && "name" in error && error.name === name

export const isGatewayUnavailable = (error: unknown): boolean => isNamed(error, "GatewayUnavailable")
export const isGatewayRefusal = (error: unknown): boolean => isNamed(error, "GatewayRefusal")

/** The gateway has the same call, with the same key, under way: it says so, which is no answer to it. */
const underWay = 409

/** Nobody knows what has become of the call: it may have been done. */
export const isWithoutAnswer = (error: unknown): boolean =>
  isGatewayUnavailable(error) || (error instanceof GatewayRefusal && error.status === underWay)
