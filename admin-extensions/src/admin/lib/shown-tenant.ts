import { useQuery } from "@tanstack/react-query"
import type { ShownTenant } from "../../../../src/contract/medusa-admin"
import { ratna } from "./ratna"

/** The tenant whose data Medusa Admin shows. */
export const useShownTenant = () =>
  useQuery({
    queryKey: ["ratna", "shown-tenant"],
    queryFn: () => ratna<ShownTenant>("GET", "/shown-tenant"),
    staleTime: 60_000,
  })

/** Path of an endpoint of the shown tenant. */
export const tenantPath = (tenantId: string, path: string): string =>
  `/tenants/${encodeURIComponent(tenantId)}${path}`
