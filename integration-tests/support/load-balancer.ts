import { setTimeout as sleep } from "node:timers/promises"
import { responds } from "../../dev/start/services"
import { topology } from "./topology"

const probeEveryMs = 200

/** Sends requests in turn to the storefronts that are ready, as a load balancer does. */
export class LoadBalancer {
  private ready: number[] = topology().ports
  private turn = 0
  private isOpen = true
  private readonly probing = this.probe()

  /** The port for the next request. */
  readonly next = (): number => {
    this.turn += 1
    return this.ready[this.turn % this.ready.length] ?? 0
  }

  async close(): Promise<void> {
    this.isOpen = false
    await this.probing
  }

  private async probe(): Promise<void> {
    while (this.isOpen) {
      const { ports } = topology()
      const states = await Promise.all(
        ports.map((port) => responds(port, "/api/health/ready", (status) => status === 200)())
      )
      const ready = ports.filter((_, at) => states[at])
      // With none, the next request fails visibly.
      this.ready = ready.length > 0 ? ready : ports
      await sleep(probeEveryMs)
    }
  }
}
