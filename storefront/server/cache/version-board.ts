import { LRUCache } from "lru-cache"
import { stampOf, tenantOfStamp, type Versions } from "@contract/rules/stamp"

/** The current stamps of a tenant's public responses, and the registry version that they contain. */
export interface Current {
  registry: string
  site: string
  catalog: string
}

interface Check {
  /** When the version request was sent: changes acknowledged before are part of its result. */
  sentAt: number
  current: Current
}

/** One version request in flight. */
interface Batch {
  sentAt: number
  tenantIds: Set<string>
  found: Promise<Versions | undefined>
}

/** Maximum age of a version that is used without another check, in ms. */
export const leaseMs = 50
const maxHosts = 10_000

export const isCurrent = (stamp: string | undefined, current: Current | undefined): boolean =>
  stamp !== undefined && (stamp === current?.site || stamp === current?.catalog)

/** Requests the current versions of tenants. */
export type AskVersions = (tenantIds: readonly string[]) => Promise<Versions>

/**
 * The current versions of the tenants whose hosts are visited, each at most 50 ms old. Its age counts from the moment
 * at which the version request was sent: the response of a slow or paused request may be older than it seems. One
 * request is in flight at a time, for all tenants that are waiting.
 */
export class VersionBoard {
  /** Learned from stamps. A host that moves to another tenant changes the registry version and with it every stamp. */
  private readonly tenantOfHost = new LRUCache<string, string>({ max: maxHosts })
  private readonly checks = new LRUCache<string, Check>({ max: maxHosts })
  private waiting = new Set<string>()
  private batch: Batch | undefined
  private following: Promise<Batch> | undefined

  /** @param now current time in milliseconds; monotonic */
  constructor(
    private readonly ask: AskVersions,
    readonly now: () => number = () => performance.now()
  ) {}

  /**
   * Returns the current stamps of a host's tenant; undefined when the tenant is unknown or the versions can't be read.
   * @param checkedSince the versions must have been requested at this time or later; by default within the lease
   */
  async current(hostname: string, checkedSince = this.now() - leaseMs): Promise<Current | undefined> {
    const tenantId = this.tenantOfHost.get(hostname)
    if (tenantId === undefined) return undefined
    const known = this.checks.get(tenantId)
    if (known && known.sentAt >= checkedSince) return known.current
    const { batch } = this
    const isShared = batch && batch.tenantIds.has(tenantId) && batch.sentAt >= checkedSince
    const versions = await (isShared ? batch : await this.next(tenantId)).found
    return versions && currentOf(tenantId, versions)
  }

  /** Returns the newest registry version that was read for a host's tenant; an empty text when there is none. */
  latest(hostname: string): string {
    return this.checks.get(this.tenantOfHost.get(hostname) ?? "")?.current.registry ?? ""
  }

  /**
   * Learns the tenant of a host from a response. Unless the response is of the known versions, the tenant's lease ends:
   * the known versions, or those that a request in flight has read, may be older than the response.
   */
  note(hostname: string, stamp: string): void {
    const tenantId = tenantOfStamp(stamp)
    this.tenantOfHost.set(hostname, tenantId)
    if (!isCurrent(stamp, this.checks.get(tenantId)?.current)) this.endTenant(tenantId)
  }

  /** Ends the lease of a host's tenant, or of every tenant, after a change. */
  end(hostname?: string): void {
    if (hostname === undefined) {
      this.checks.clear()
      this.batch?.tenantIds.clear()
      return
    }
    const tenantId = this.tenantOfHost.get(hostname)
    if (tenantId !== undefined) this.endTenant(tenantId)
  }

  private endTenant(tenantId: string): void {
    this.checks.delete(tenantId)
    // The request in flight may have read the versions before the change.
    this.batch?.tenantIds.delete(tenantId)
  }

  /** Adds the tenant to the next request. */
  private next(tenantId: string): Promise<Batch> {
    this.waiting.add(tenantId)
    this.following ??= Promise.resolve(this.batch?.found).then(() => this.send())
    return this.following
  }

  private send(): Batch {
    const tenantIds = this.waiting
    const sentAt = this.now()
    this.waiting = new Set()
    this.following = undefined
    const found = this.ask([...tenantIds]).catch(() => undefined)
    const batch: Batch = {
      sentAt,
      tenantIds,
      found: found.then((versions) => {
        if (this.batch === batch) this.batch = undefined
        if (versions) for (const id of tenantIds) this.keep(id, sentAt, versions)
        return versions
      }),
    }
    this.batch = batch
    return batch
  }

  private keep(tenantId: string, sentAt: number, versions: Versions): void {
    const current = currentOf(tenantId, versions)
    if (current) this.checks.set(tenantId, { sentAt, current })
  }
}

function currentOf(tenantId: string, { registry, tenants }: Versions): Current | undefined {
  const versions = tenants[tenantId]
  if (!versions) return undefined
  return {
    registry,
    site: stampOf("site", tenantId, registry, versions.site),
    catalog: stampOf("catalog", tenantId, registry, versions.catalog),
  }
}
