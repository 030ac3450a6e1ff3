/** One tenant's requests per second and core: a third of the measured capacity for the cheapest requests. */
const perCore = 100
/** Max cores counted. A process has one JavaScript thread; the database and other processes use the other cores. */
const usableCores = 4

/** A tenant's limit of requests per second. */
export interface PerSecond {
  perSecond: number
  /**
   * Whether it is the default share. It counts what requests cost, and applies only while the process is busy, so that
   * one tenant can use what is idle. A limit that somebody has set counts each request, at any time.
   */
  isShare: boolean
}

/**
 * Returns the default rate limit of a tenant in requests per second and server process: about a third of the machine's
 * capacity, so that the others aren't slowed down while one is flooded.
 */
export const tenantShare = (cores: number): number => perCore * Math.min(Math.max(1, cores), usableCores)
