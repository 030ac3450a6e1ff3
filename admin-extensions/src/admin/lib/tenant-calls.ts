import { toast } from "@medusajs/ui"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ratna, type Method } from "./ratna"
import { tenantPath } from "./shown-tenant"
import { showError } from "./show-error"

/** Fetches one of the tenant's endpoints. */
export const useTenantData = <Body>(tenantId: string, path: string) =>
  useQuery({
    queryKey: ["ratna", tenantId, path],
    queryFn: () => ratna<Body>("GET", tenantPath(tenantId, path)),
  })

interface Change {
  method: Method
  path: string
  body?: object
}

/** Sends a change to one of the tenant's endpoints. On success or failure, all data of the tenant is fetched again. */
export function useTenantChange<Body>(tenantId: string, done: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ method, path, body }: Change) => ratna<Body>(method, tenantPath(tenantId, path), body),
    onSuccess: () => toast.success(done),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: ["ratna", tenantId] }),
  })
}
