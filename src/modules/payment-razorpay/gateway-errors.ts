/** The gateway can't be reached, or had a fault of its own: the same call may go through later. */
export class GatewayUnavailable extends Error {
  constructor(cause: unknown) {
    super("The payment gateway can't be reached", { cause })
    this.name = "GatewayUnavailable"
  }
}

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
