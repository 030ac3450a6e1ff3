import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container, Heading, Select, Text, toast } from "@medusajs/ui"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { MedusaUser, TenantChoice } from "../../../../../../src/contract/medusa-admin"
import { ratna } from "../../../lib/ratna"
import { useShownTenant } from "../../../lib/shown-tenant"
import { tellError } from "../../../lib/tell-error"
import { Failed, Waiting } from "../../../lib/tenant-page"

const scopeOf = (user: MedusaUser): string =>
  user.scope === "tenant" ? (user.tenant?.id ?? "none") : user.scope

/** Whose things each user of Medusa Admin may look at. */
const StaffPage = () => {
  const { data: shown } = useShownTenant()
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading>Staff</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          Whose products, orders and settings each user of Medusa Admin sees
        </Text>
      </div>
      {!shown && <Waiting />}
      {shown?.mayChoose && <Users />}
      {shown && !shown.mayChoose && (
        <Text className="px-6 py-8 text-ui-fg-subtle">
          Only the platform&apos;s own people look after staff.
        </Text>
      )}
    </Container>
  )
}

const Users = () => {
  const client = useQueryClient()
  const queryKey = ["ratna", "users"]
  const users = useQuery({ queryKey, queryFn: () => ratna<MedusaUser[]>("GET", "/users") })
  const { data: tenants = [] } = useQuery({
    queryKey: ["ratna", "tenants"],
    queryFn: () => ratna<TenantChoice[]>("GET", "/tenants"),
  })
  const assign = useMutation({
    mutationFn: ({ id, to }: { id: string; to: string }) => {
      const body = to === "platform" || to === "none" ? { scope: to } : { scope: "tenant", tenantId: to }
      return ratna<MedusaUser>("PUT", `/users/${encodeURIComponent(id)}`, body)
    },
    onSuccess: ({ email }) => toast.success(`${email} saved`),
    onError: tellError,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  if (users.isError) return <Failed onRetry={() => void users.refetch()} />
  if (!users.data) return <Waiting />
  return (
    <ul className="divide-y">
      {users.data.map((user) => (
        <li
          key={user.id}
          className="flex flex-col gap-2 px-6 py-4 md:flex-row md:items-center md:justify-between md:gap-6"
        >
          <div className="min-w-0">
            <Text weight="plus">{user.name}</Text>
            <Text size="small" className="break-words text-ui-fg-subtle">
              {user.email}
            </Text>
          </div>
          <div className="w-full shrink-0 md:w-64">
            <Select
              size="small"
              value={scopeOf(user)}
              disabled={assign.isPending}
              onValueChange={(to) => assign.mutate({ id: user.id, to })}
            >
              <Select.Trigger aria-label={`What ${user.email} sees`}>
                <Select.Value />
              </Select.Trigger>
              <Select.Content>
                <Select.Item value="none">Nothing yet</Select.Item>
                <Select.Item value="platform">The platform</Select.Item>
                {tenants.map(({ id, brandName, slug }) => (
                  <Select.Item key={id} value={id}>
                    {brandName} ({slug})
                  </Select.Item>
                ))}
              </Select.Content>
            </Select>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const config = defineRouteConfig({ label: "Staff" })

export default StaffPage
