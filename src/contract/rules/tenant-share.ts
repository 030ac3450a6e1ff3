/** What a core does of the cheapest requests in a second, measured at a third of its time, for one tenant. */
const perCore = 100
/** One process has one thread for JavaScript; further cores are the database's and other processes'. */
const usableCores = 4

/**
 * How many requests of one tenant a server process begins in a second unless something else is set: about a third of what
 * the machine can do, so that the others are served as ever while one is flooded.
 */
export const tenantShare = (cores: number): number => perCore * Math.min(Math.max(1, cores), usableCores)
