/** Random numbers from a seed (mulberry32), so that the choices of a run can be repeated. */
export class Random {
  constructor(private state: number) {}

  /** At least 0 and less than 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** An integer of at least 0 and less than `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  /** @throws Error when the list is empty */
  of<T>(choices: readonly T[]): T {
    const chosen = choices[this.below(choices.length)]
    if (chosen === undefined) throw new Error("There is nothing to choose from")
    return chosen
  }
}
