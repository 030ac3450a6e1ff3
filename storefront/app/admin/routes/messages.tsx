import type { Route } from "./+types/messages"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { messagesPageOf, messagesQuery } from "~/admin/features/messages/get-messages"
import { MessageList } from "~/admin/features/messages/message-list"
import { texts } from "~/admin/features/messages/texts"
import { browserData, serverData, started, type Load } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"

const path = "/admin/messages"

const pageOf =
  ({ url }: Request): Load =>
  (client, api) =>
    client.query(messagesQuery(messagesPageOf(new URL(url).searchParams), api))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, adminOnly(request, pageOf(request)))

/** Pages of the inbox switch at once. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  browserData(adminOnly(request, started(pageOf(request))))

export default function MessagesPage() {
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle} path={path}>
      <MessageList path={path} />
    </AdminPage>
  )
}
