import type { Route } from "./+types/messages"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { messagesPageOf, messagesQuery } from "~/admin/features/messages/get-messages"
import { MessageList } from "~/admin/features/messages/message-list"
import { texts } from "~/admin/features/messages/texts"
import { browserData, serverData } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"

const path = "/admin/messages"

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const page = messagesPageOf(new URL(request.url).searchParams)
  return serverData(
    context,
    adminOnly((client, api) => client.query(messagesQuery(page, api)))
  )
}

/** Pages of the inbox switch at once; each fetches its own data. */
export const clientLoader = () => browserData(adminOnly(null))

export default function MessagesPage() {
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle} path={path}>
      <MessageList path={path} />
    </AdminPage>
  )
}
