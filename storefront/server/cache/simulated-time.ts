/** A clock and timers for tests: time passes only from one event to the next. */
export class SimulatedTime {
  private at = 0
  private events: { at: number; work: () => void }[] = []

  now = (): number => this.at

  later(ms: number, work: () => void): void {
    this.events.push({ at: this.at + ms, work })
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.later(ms, resolve))
  }

  /** Runs all events in the order of their times, and after each one the promises that it settles. */
  async run(): Promise<void> {
    await settled()
    for (;;) {
      const next = this.events.reduce<{ at: number; work: () => void } | undefined>(
        (first, it) => (first && first.at <= it.at ? first : it),
        undefined
      )
      if (!next) return
      this.events = this.events.filter((it) => it !== next)
      this.at = next.at
      next.work()
      await settled()
    }
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
