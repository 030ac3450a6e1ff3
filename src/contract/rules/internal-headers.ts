/** Response header in which the Medusa server reports the declared route to the storefront server, for its metrics. */
export const routeHeader = "x-ratna-route"

/** Response header in which the Medusa server reports the tenant's id to the storefront server, for its log lines. */
export const tenantHeader = "x-ratna-tenant"

/**
 * Response header in which the Medusa server reports to the storefront server whether it has recognized the session or
 * the API key of the request: `true` or `false`.
 */
export const recognizedHeader = "x-ratna-recognized"

/**
 * Response header in which the Medusa server reports the rate limit of the tenant, for responses that the storefront
 * server serves from memory: `100`, or `share 100` for a default share.
 */
export const callsPerSecondHeader = "x-ratna-calls-per-second"

/** Response header in which the Medusa server reports to the storefront server that no tenant has the request's host. */
export const hostHeader = "x-ratna-host"
