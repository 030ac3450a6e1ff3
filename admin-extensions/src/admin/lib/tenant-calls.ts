import { toast } from "@medusajs/ui"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ratna, type Method } from "./ratna"
import { tenantPath } from "./shown-tenant"
import { tellError } from "./tell-error"

/** What one of the shop's calls gives. */
export const useTenantData = <Answer>(tenantId: string, path: string) =>
  useQuery({
    queryKey: ["ratna", tenantId, path],
    queryFn: () => ratna<Answer>("GET", tenantPath(tenantId, path)),
  })

interface Change {
  method: Method
  path: string
  body?: object
}

/** Changes something of the shop; whatever became of it, all that is shown of it is fetched anew. */
export function useTenantChange<Answer>(tenantId: string, done: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ method, path, body }: Change) => ratna<Answer>(method, tenantPath(tenantId, path), body),
    onSuccess: () => toast.success(done),
    onError: tellError,
    onSettled: () => client.invalidateQueries({ queryKey: ["ratna", tenantId] }),
  })
}
