/** Query cache keys of the platform; separate from `query-keys.ts`, which every shopper loads. */
export const platformKeys = {
  /** Every query that shows tenants. */
  all: ["platform"],
  overview: (filters: string) => ["platform", "overview", filters],
  tenant: (id: string) => ["platform", "tenant", id],
  tenants: (filters: string) => ["platform", "tenants", filters],
  checklists: (ids: readonly string[]) => ["platform", "checklists", ...ids],
  limits: (id: string) => ["platform", "limits", id],
  hosts: (id: string) => ["platform", "hosts", id],
} as const
