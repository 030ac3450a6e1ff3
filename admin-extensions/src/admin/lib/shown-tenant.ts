import { useQuery } from "@tanstack/react-query"
import type { ShownTenant } from "../../../../src/contract/medusa-admin"
import { ratna } from "./ratna"

/** Whose things Medusa Admin shows. */
export const useShownTenant = () =>
  useQuery({
    queryKey: ["ratna", "shown-tenant"],
    queryFn: () => ratna<ShownTenant>("GET", "/shown-tenant"),
    staleTime: 60_000,
  })

/** Of the shop that is shown: the path of one of its calls. */
export const tenantPath = (tenantId: string, path: string): string =>
  `/tenants/${encodeURIComponent(tenantId)}${path}`
