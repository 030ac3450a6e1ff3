import type { ResponseOf } from "@contract/endpoints"
import { useAdminMutation } from "~/lib/admin-mutation"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"
import { apiFor } from "~/lib/upload"

interface TenantSave {
  /** The tenant to update; null for a new one. */
  id: string | null
  form: FormData
  /** Receives the share uploaded, 0 to 1. */
  onProgress?: (share: number) => void
}

const saveTenant = ({
  id,
  form,
  onProgress,
}: TenantSave): Promise<ResponseOf<"POST /api/superadmin/tenants">> => {
  const api = apiFor(form, onProgress)
  return id === null
    ? request(api, "POST /api/superadmin/tenants", { body: form })
    : request(api, "PUT /api/superadmin/tenants/:id", { params: { id }, body: form })
}

export const useSaveTenant = () => useAdminMutation("saveTenant", saveTenant)

const deleteTenant = (id: string) =>
  request(browserApi, "DELETE /api/superadmin/tenants/:id", { params: { id } })

export const useDeleteTenant = (callbacks: Callbacks<string, null>) =>
  useAdminMutation("deleteTenant", deleteTenant, callbacks)
