/** Times of an event loop in ms, as of Node.js. */
export interface EventLoopUtilization {
  active: number
  idle: number
  /** Part of the time that it was active. */
  utilization: number
}

/** Part of the time from which on a process is busy. */
const busyFrom = 0.8
/** Time over which the utilization is measured, in ms. */
const windowMs = 200

/**
 * Whether this process's event loop is busy. It is measured when it is needed: a process that nobody uses measures
 * nothing.
 */
export class BusyProcess {
  private from: EventLoopUtilization | undefined
  private fromMs = 0
  private isOver = false

  /**
   * @param utilization of the event loop since an earlier one, as of Node.js
   * @param now current time in milliseconds; monotonic
   */
  constructor(
    private readonly utilization: (since?: EventLoopUtilization) => EventLoopUtilization,
    private readonly now: () => number = () => performance.now()
  ) {}

  /** Returns the result of the last complete window; false after a time without calls. */
  isBusy(): boolean {
    const passed = this.now() - this.fromMs
    if (this.from && passed < windowMs) return this.isOver
    // A longer window contains a time in which nobody called, and would hide a load that is new.
    const isWindow = this.from !== undefined && passed < 2 * windowMs
    this.isOver = isWindow && this.utilization(this.from).utilization > busyFrom
    this.from = this.utilization()
    this.fromMs = this.now()
    return this.isOver
  }
}
