import { setTimeout as sleep } from "node:timers/promises"
import type { Client } from "./client"

/** Time after which a change that was acknowledged is part of every response, in ms. */
export const boundMs = 50

interface Read {
  beganAt: number
  text: string
}

/** Reads a path again and again, so that every lease on its way is as young as it can be. */
export class Reader {
  readonly reads: Read[] = []
  private isStopped = false
  private readonly running: Promise<void>

  constructor(
    private readonly client: Client,
    private readonly path: string
  ) {
    this.running = this.run()
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      const beganAt = performance.now()
      const { status, body } = await this.client.get(this.path)
      this.reads.push({ beganAt, text: `${String(status)} ${JSON.stringify(body)}` })
    }
  }

  /** Waits until the reader has read at least once after `from`. */
  private async readSince(from: number): Promise<void> {
    while (!this.reads.some((it) => it.beganAt >= from)) await sleep(5)
  }

  /**
   * Makes a change while the reader reads.
   * @returns the reads that began 50 ms or more after the change was acknowledged
   */
  async around(change: () => Promise<unknown>): Promise<string[]> {
    await this.readSince(performance.now())
    await change()
    const from = performance.now() + boundMs
    await this.readSince(from)
    this.isStopped = true
    await this.running
    return this.reads.filter((it) => it.beganAt >= from).map((it) => it.text)
  }
}
