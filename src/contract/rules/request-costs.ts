/**
 * What a request counts against a tenant's default share, as a part of a request that the Medusa server handles or a page
 * that is rendered. `npm run bench -- edge` measures both: what is served from memory takes 0.06 to 0.17 CPU-ms, and a
 * request that reaches the database or renders 2 to 10.
 */
export const requestCost = { fromMemory: 1 / 20, handled: 1 } as const
