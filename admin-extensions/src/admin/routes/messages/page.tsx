import { defineRouteConfig } from "@medusajs/admin-sdk"
import { EnvelopeSolid } from "@medusajs/icons"
import { Badge, Button, Switch, Text } from "@medusajs/ui"
import type { ContactMessage } from "../../../../../src/contract/contact"
import { useTenantChange, useTenantData } from "../../lib/tenant-calls"
import { Failed, TenantPage, Waiting } from "../../lib/tenant-page"

/** What people wrote to the shop. */
const MessagesPage = () => (
  <TenantPage title="Messages" subtitle="What people wrote on the contact page, the newest first">
    {(tenantId) => <MessageList key={tenantId} tenantId={tenantId} />}
  </TenantPage>
)

const MessageList = ({ tenantId }: { tenantId: string }) => {
  const { data, isError, refetch } = useTenantData<ContactMessage[]>(tenantId, "/contact-messages?limit=100")
  const change = useTenantChange<ContactMessage>(tenantId, "Message saved")
  if (isError) return <Failed onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (!data.length) return <Text className="px-6 py-8 text-ui-fg-subtle">No messages yet.</Text>
  const set = ({ id, version }: ContactMessage, body: object) =>
    change.mutate({ method: "PUT", path: `/contact-messages/${id}`, body: { ...body, version } })
  return (
    <ul className="divide-y">
      {data.map((it) => (
        <li
          key={it.id}
          className="flex flex-col gap-3 px-6 py-4 md:flex-row md:items-start md:justify-between"
        >
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-2">
              <Text weight="plus">{it.name}</Text>
              {!it.isRead && (
                <Badge size="2xsmall" color="blue">
                  New
                </Badge>
              )}
            </div>
            <Text size="small" className="text-ui-fg-subtle">
              {it.email} · {new Date(it.createdAt).toLocaleString("en-IN", { timeZone: "Asia/Kolkata" })}
            </Text>
            <Text className="whitespace-pre-line break-words">{it.message}</Text>
          </div>
          <div className="flex shrink-0 items-center gap-3">
            <Button
              size="small"
              variant="transparent"
              disabled={change.isPending}
              onClick={() => set(it, { isRead: !it.isRead })}
            >
              {it.isRead ? "Mark as new" : "Mark as read"}
            </Button>
            <label className="txt-small flex items-center gap-2">
              <Switch
                size="small"
                checked={it.isAnswered}
                disabled={change.isPending}
                onCheckedChange={(isAnswered) => set(it, { isAnswered })}
              />
              Answered
            </label>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const config = defineRouteConfig({ label: "Messages", icon: EnvelopeSolid })

export default MessagesPage
