import type { Route } from "./+types/faqs"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { FaqManager } from "~/admin/features/faq/faq-manager"
import { adminFaqsQuery } from "~/admin/features/faq/faq-requests"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"

const load: Load = (client, api) => client.query(adminFaqsQuery(api))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, adminOnly(request, load))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => browserData(adminOnly(request, load))

export default function FaqsPage() {
  return (
    <AdminPage title="FAQs" subtitle="Questions that shoppers ask, and your answers" path="/admin/faqs">
      <FaqManager />
    </AdminPage>
  )
}
