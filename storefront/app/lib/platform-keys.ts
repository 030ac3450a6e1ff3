/** What the query cache may hold of the platform; apart from `query-keys.ts`, which every shopper loads. */
export const platformKeys = {
  /** Whatever shows tenants. */
  all: ["platform"],
  overview: ["platform", "overview"],
  tenant: (id: string) => ["platform", "tenant", id],
  tenants: (filters: string) => ["platform", "tenants", filters],
  checklists: (ids: readonly string[]) => ["platform", "checklists", ...ids],
  limits: (id: string) => ["platform", "limits", id],
  hosts: (id: string) => ["platform", "hosts", id],
} as const
