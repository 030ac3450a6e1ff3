export type Checked = "up" | "down" | "silent"

/**
 * Whether a service is available, by its checks. A busy one may miss some: it is unavailable when it has answered none
 * for a while.
 */
export class Availability {
  private upAt = -Infinity

  /** @param now current time in milliseconds; monotonic */
  constructor(
    private readonly silentMs: number,
    private readonly now: () => number = () => performance.now()
  ) {}

  /** Takes the result of a check. @returns whether the service is available */
  after(result: Checked): boolean {
    if (result !== "silent") this.upAt = result === "up" ? this.now() : -Infinity
    return this.now() - this.upAt < this.silentMs
  }
}
