import type { ResponseOf } from "@contract/endpoints"
import type { TenantView } from "@contract/tenant"
import { useAdminMutation } from "~/lib/admin-mutation"
import { platformKeys } from "~/lib/platform-keys"
import { queryKeys } from "~/lib/query-keys"
import { messageOf } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"
import { apiFor } from "~/lib/upload"
import { showError } from "~/ui/show-error"
import { toast } from "~/ui/toast-store"
import { texts } from "./texts"

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

export const useSaveTenant = () =>
  useAdminMutation({ invalidates: [platformKeys.all, queryKeys.branding], alsoWhenRefused: true }, saveTenant)

const deleteTenant = (id: string) =>
  request(browserApi, "DELETE /api/superadmin/tenants/:id", { params: { id } })

export const useDeleteTenant = (callbacks: Callbacks<string, null>) =>
  useAdminMutation(
    { invalidates: [platformKeys.all, queryKeys.branding], alsoWhenRefused: true },
    deleteTenant,
    callbacks
  )

const restoreTenant = (id: string) =>
  request(browserApi, "POST /api/superadmin/tenants/:id/restore", { params: { id } })

/** Restores a deleted tenant and shows a toast with the result. */
export function useRestoreTenant(): (tenant: Pick<TenantView, "id" | "brandName">) => Promise<void> {
  const { mutateAsync } = useAdminMutation(
    { invalidates: [platformKeys.all, queryKeys.branding], alsoWhenRefused: true },
    restoreTenant
  )
  return async ({ id, brandName }) => {
    try {
      const { isActive } = await mutateAsync(id)
      toast({ title: texts.success, description: texts.restored(brandName, isActive) })
    } catch (error) {
      showError(messageOf(error, texts.restoreFailed))
    }
  }
}
