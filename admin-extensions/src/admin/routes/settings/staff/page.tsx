import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Text, toast } from "@medusajs/ui"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { MedusaUser } from "../../../../../../src/contract/medusa-admin"
import { PlatformPage } from "../../../lib/platform-page"
import { ratna } from "../../../lib/ratna"
import { TenantSelect } from "../../../lib/tenant-select"
import { Failed, Waiting } from "../../../lib/states"
import { showError } from "../../../lib/show-error"

const others = [
  { value: "none", label: "Nothing yet" },
  { value: "platform", label: "The platform" },
]

/** Assigns the tenant whose data each user of Medusa Admin may see. */
const StaffPage = () => (
  <PlatformPage
    title="Staff"
    subtitle="The store that each user of Medusa Admin works for"
    refusal="Only the platform's own staff can manage users."
  >
    <Users />
  </PlatformPage>
)

const Users = () => {
  const client = useQueryClient()
  const queryKey = ["ratna", "users"]
  const users = useQuery({ queryKey, queryFn: () => ratna<MedusaUser[]>("GET", "/users") })
  const assign = useMutation({
    mutationFn: ({ id, to }: { id: string; to: string }) => {
      const body = to === "platform" || to === "none" ? { scope: to } : { scope: "tenant", tenantId: to }
      return ratna<MedusaUser>("PUT", `/users/${encodeURIComponent(id)}`, body)
    },
    onSuccess: ({ email }) => toast.success(`${email} saved`),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  if (users.isError) return <Failed error={users.error} onRetry={() => void users.refetch()} />
  if (!users.data) return <Waiting />
  return (
    <ul className="divide-y">
      {users.data.map((user) => (
        <li
          key={user.id}
          className="flex flex-col gap-2 px-6 py-4 md:flex-row md:items-center md:justify-between md:gap-6"
        >
          <div className="min-w-0">
            <Text weight="plus" className="break-words">
              {user.name}
            </Text>
            {user.name !== user.email && (
              <Text size="small" className="break-words text-ui-fg-subtle">
                {user.email}
              </Text>
            )}
          </div>
          <div className="w-full shrink-0 md:w-64">
            <TenantSelect
              label={`What ${user.email} sees`}
              chosen={user.tenant ?? (user.scope === "platform" ? "platform" : "none")}
              others={others}
              disabled={assign.isPending}
              onChoose={(to) => assign.mutate({ id: user.id, to })}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

export const config = defineRouteConfig({ label: "Staff", rank: 4 })

export default StaffPage
