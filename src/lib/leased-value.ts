interface Read<T> {
  /** When the read was sent. Changes that were acknowledged before are part of its value. */
  sentAt: number
  value: T
}

/**
 * A value that is read again after a lease. The lease counts from the moment at which the read was sent, not from its
 * response: a slow or paused read may return an old value. Callers share a read in flight that was sent within a lease
 * before their own call.
 */
export class LeasedValue<T> {
  private known: Read<T> | undefined
  private flight: Read<Promise<T>> | undefined
  /** How often the lease was ended. */
  private ends = 0

  /** @param now current time in milliseconds; monotonic */
  constructor(
    private readonly leaseMs: number,
    private readonly now: () => number = () => performance.now()
  ) {}

  /** @param isFresh whether the read must be sent after this call */
  get(read: () => Promise<T>, isFresh = false): Promise<T> {
    const oldest = this.now() - this.leaseMs
    if (!isFresh && this.known && this.known.sentAt > oldest) return Promise.resolve(this.known.value)
    if (!isFresh && this.flight && this.flight.sentAt > oldest) return this.flight.value
    return this.send(read)
  }

  /**
   * Like `get`, for a read that belongs to one caller and may wait for a lock. Its value counts for all callers when it
   * is there, and until then nobody else waits for it.
   */
  async getAlone(read: () => Promise<T>, isFresh = false): Promise<T> {
    const sentAt = this.now()
    if (!isFresh && this.known && this.known.sentAt > sentAt - this.leaseMs) return this.known.value
    const { ends } = this
    const value = await read()
    if (ends === this.ends) this.keep(sentAt, value)
    return value
  }

  /** Ends the lease, after a change by this process. */
  end(): void {
    this.ends++
    this.known = undefined
    this.flight = undefined
  }

  private send(read: () => Promise<T>): Promise<T> {
    const sentAt = this.now()
    const flight: Read<Promise<T>> = { sentAt, value: read() }
    this.flight = flight
    const settle = (value?: T): void => {
      // After `end`, or once a later read was sent, this value is not kept.
      if (this.flight !== flight) return
      this.flight = undefined
      if (value !== undefined) this.keep(sentAt, value)
    }
    flight.value.then(settle, () => settle())
    return flight.value
  }

  private keep(sentAt: number, value: T): void {
    if (!this.known || this.known.sentAt <= sentAt) this.known = { sentAt, value }
  }
}
