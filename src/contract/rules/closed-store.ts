/**
 * Seconds in the `Retry-After` header of a closed store's responses. A store is closed by a decision of people: a crawler
 * that comes back within the hour finds nothing new. Other 503s end by themselves, within seconds.
 */
export const closedStoreSeconds = 3600
