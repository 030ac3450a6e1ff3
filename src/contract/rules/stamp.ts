/** Which of a tenant's two versions a public response depends on, beside the version of the registry. */
export type StampKind = "catalog" | "site"

/**
 * Response header with the stamp under which the response was read. Sent only to the storefront server, and only when
 * it sends `knownRegistryHeader`.
 */
export const stampHeader = "x-ratna-stamp"

/**
 * Request header of the storefront server: the newest version of the registry that it has read, or an empty text. The
 * response is read under this version or a newer one.
 */
export const knownRegistryHeader = "x-ratna-known-registry"

/** Request header of the storefront server: the caller has just changed something, so no lease applies. */
export const freshHeader = "x-ratna-fresh"

/** Path of the Medusa server at which the storefront server reads versions; `?t=` lists tenant ids. */
export const versionsPath = "/internal/versions"

/** Versions of one database snapshot. */
export interface Versions {
  /** `timeline.number`. Numbers of different timelines, or of servers of different builds, cannot be compared. */
  registry: string
  /** Tenant id → its versions. */
  tenants: Record<string, Record<StampKind, string>>
}

/**
 * Returns the stamp of a tenant's responses of one kind. Two responses with the same stamp were read from the same
 * state of everything that they depend on.
 */
export const stampOf = (kind: StampKind, tenantId: string, registry: string, version: string): string =>
  `${kind} ${tenantId} ${registry}.${version}`

export const tenantOfStamp = (stamp: string): string => stamp.split(" ")[1] ?? ""

/** Returns the timeline of a registry version. */
export const timelineOf = (registry: string): string => registry.slice(0, registry.lastIndexOf("."))
