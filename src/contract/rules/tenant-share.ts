/** One tenant's requests per second and core: a third of the measured capacity for the cheapest requests. */
const perCore = 100
/** Max cores counted. A process has one JavaScript thread; the database and other processes use the other cores. */
const usableCores = 4

/**
 * Returns the default rate limit of a tenant in requests per second and server process: about a third of the machine's
 * capacity, so that the others aren't slowed down while one is flooded.
 */
export const tenantShare = (cores: number): number => perCore * Math.min(Math.max(1, cores), usableCores)
