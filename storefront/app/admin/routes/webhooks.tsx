import type { Route } from "./+types/webhooks"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { webhooksQuery } from "~/admin/features/webhooks/get-webhooks"
import { WebhookManager } from "~/admin/features/webhooks/webhook-manager"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"

const load: Load = (client, api) => client.query(webhooksQuery(api))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, adminOnly(request, load))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => browserData(adminOnly(request, load))

export default function WebhooksPage() {
  return (
    <AdminPage title="Webhooks" subtitle="Notify your other software as things happen" path="/admin/webhooks">
      <WebhookManager />
    </AdminPage>
  )
}
