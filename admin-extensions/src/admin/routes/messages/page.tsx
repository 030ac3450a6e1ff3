import { defineRouteConfig } from "@medusajs/admin-sdk"
import { EnvelopeSolid } from "@medusajs/icons"
import { Badge, Button, Text } from "@medusajs/ui"
import { useId } from "react"
import type { ContactMessage } from "../../../../../src/contract/contact"
import { dayAndTimeOf } from "../../lib/dates"
import { SwitchedRow } from "../../lib/switched-row"
import { useTenantChange, useTenantData } from "../../lib/tenant-calls"
import { Failed, Waiting } from "../../lib/states"
import { TenantBox } from "../../lib/tenant-box"

/** Messages sent to the tenant through its contact form. */
const MessagesPage = () => (
  <TenantBox title="Messages" subtitle="Messages from the contact page, newest first">
    {(tenantId) => <MessageList key={tenantId} tenantId={tenantId} />}
  </TenantBox>
)

const pageSize = 100

const MessageList = ({ tenantId }: { tenantId: string }) => {
  const path = `/contact-messages?limit=${String(pageSize)}`
  const { data, isError, error, refetch } = useTenantData<ContactMessage[]>(tenantId, path)
  const change = useTenantChange<ContactMessage>(tenantId, "Message saved")
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (!data.length) return <Text className="px-6 py-8 text-ui-fg-subtle">No messages yet.</Text>
  return (
    <>
      <ul aria-label="Messages" className="divide-y">
        {data.map((it) => (
          <Message
            key={it.id}
            message={it}
            isBusy={change.isPending}
            onChange={(body) =>
              change.mutate({
                method: "PUT",
                path: `/contact-messages/${it.id}`,
                body: { ...body, version: it.version },
              })
            }
          />
        ))}
      </ul>
      {data.length === pageSize && (
        <Text size="small" className="px-6 py-4 text-ui-fg-subtle">
          The newest {pageSize} messages. Older ones are on the store&apos;s own page of messages.
        </Text>
      )}
    </>
  )
}

interface MessageProps {
  message: ContactMessage
  isBusy: boolean
  onChange: (changes: Partial<Pick<ContactMessage, "isRead" | "isAnswered">>) => void
}

const Message = ({ message: it, isBusy, onChange }: MessageProps) => {
  const id = useId()
  return (
    <SwitchedRow
      nameId={id}
      word="Answered"
      isOn={it.isAnswered}
      isBusy={isBusy}
      onSwitch={(isAnswered) => onChange({ isAnswered })}
      buttons={
        <Button
          size="small"
          variant="secondary"
          aria-describedby={id}
          disabled={isBusy}
          onClick={() => onChange({ isRead: !it.isRead })}
        >
          {it.isRead ? "Mark as new" : "Mark as read"}
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <Text id={id} weight="plus" className="min-w-0 [overflow-wrap:anywhere]">
          {it.name}
        </Text>
        {!it.isRead && (
          <Badge size="2xsmall" color="blue">
            New
          </Badge>
        )}
      </div>
      <Text size="small" className="text-ui-fg-subtle [overflow-wrap:anywhere]">
        <a href={`mailto:${it.email}`} className="hover:text-ui-fg-base underline">
          {it.email}
        </a>{" "}
        · {dayAndTimeOf(it.createdAt)}
      </Text>
      <Text className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{it.message}</Text>
    </SwitchedRow>
  )
}

export const config = defineRouteConfig({ label: "Messages", icon: EnvelopeSolid, rank: 1 })

export default MessagesPage
