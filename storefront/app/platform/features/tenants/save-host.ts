import type { TenantHost } from "@contract/domain"
import { useAdminMutation } from "~/lib/admin-mutation"
import { platformKeys } from "~/lib/platform-keys"
import { queryKeys } from "~/lib/query-keys"
import { browserApi } from "~/lib/browser-api"
import type { Callbacks } from "~/lib/mutation"
import { request } from "~/lib/request"

const one = "/api/superadmin/tenants/:id/domains/:host"

export const useAddHost = (id: string) =>
  useAdminMutation({ invalidates: [platformKeys.all] }, (host: string) =>
    request(browserApi, "POST /api/superadmin/tenants/:id/domains", { params: { id }, body: { host } })
  )

export const useCheckHost = (id: string, callbacks: Callbacks<string, TenantHost>) =>
  useAdminMutation(
    { invalidates: [platformKeys.all, queryKeys.branding], alsoWhenRefused: true },
    (host: string) => request(browserApi, `POST ${one}/check`, { params: { id, host } }),
    callbacks
  )

export const useMakePrimary = (id: string, callbacks: Callbacks<string, TenantHost>) =>
  useAdminMutation(
    { invalidates: [platformKeys.all, queryKeys.branding], alsoWhenRefused: true },
    (host: string) => request(browserApi, `PUT ${one}`, { params: { id, host }, body: { isPrimary: true } }),
    callbacks
  )

export const useRemoveHost = (id: string, callbacks: Callbacks<string, null>) =>
  useAdminMutation(
    { invalidates: [platformKeys.all], alsoWhenRefused: true },
    (host: string) => request(browserApi, `DELETE ${one}`, { params: { id, host } }),
    callbacks
  )
