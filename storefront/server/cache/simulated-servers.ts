import {
  freshHeader,
  knownRegistryHeader,
  stampHeader,
  stampOf,
  timelineOf,
  versionsPath,
} from "@contract/rules/stamp"
import type { Reply, Call } from "../medusa-client"
import type { SimulatedTime } from "./simulated-time"

/** Age up to which a simulated server uses a registry version, in ms. */
const serverLeaseMs = 50

interface Delays {
  /** Time until a request reaches its server, in ms. */
  there: number
  /** Time between the reads of one request. */
  between: number
  back: number
}

/**
 * Medusa servers on one database, as a storefront server sees them. A response is the number of changes that it
 * includes. Each kind of change has its own version, as in the database.
 */
export class SimulatedServers {
  registry = 0
  site = 0
  timeline = "a"
  isDown = false
  /** Requests that reached a server. */
  readonly requests: string[] = []
  private readonly leases: { value: string; registry: number; sentAt: number }[] = []
  private turn = 0

  constructor(
    private readonly time: SimulatedTime,
    private readonly delays: () => Delays,
    private readonly servers = 2
  ) {}

  private get version(): string {
    return `${this.timeline}.${this.registry}`
  }

  readonly call: Call = async (_method, path, headers) => {
    const { there, between, back } = this.delays()
    const server = this.turn++ % this.servers
    await this.time.wait(there)
    if (this.isDown) throw new Error("ECONNREFUSED")
    this.requests.push(path)
    const response = path.startsWith(versionsPath)
      ? this.versions(path)
      : await this.data(server, headers, between)
    await this.time.wait(back)
    return response
  }

  private versions(path: string): Reply {
    const tenants = Object.fromEntries(
      (path.split("=")[1] ?? "").split(",").map((id) => [id, { site: String(this.site), catalog: "0" }])
    )
    return { status: 200, headers: {}, body: JSON.stringify({ registry: this.version, tenants }) }
  }

  /**
   * Reads the registry's part under the server's lease, which doesn't apply to the author of a change, then the stamp,
   * then the tenant's part.
   */
  private async data(server: number, headers: Record<string, string>, between: number): Promise<Reply> {
    const known = headers[knownRegistryHeader] ?? ""
    const lease = headers[freshHeader] === undefined ? this.leases[server] : undefined
    const now = this.time.now()
    const isValid = lease && lease.sentAt > now - serverLeaseMs && (known === "" || known === lease.value)
    const used = isValid ? lease : { value: this.version, registry: this.registry, sentAt: now }
    this.leases[server] = used
    await this.time.wait(between)
    const isSame = timelineOf(used.value) === this.timeline
    const stamp = isSame ? { [stampHeader]: stampOf("site", "ten_1", used.value, String(this.site)) } : {}
    await this.time.wait(between)
    return { status: 200, headers: stamp, body: JSON.stringify([used.registry, this.site]) }
  }
}
