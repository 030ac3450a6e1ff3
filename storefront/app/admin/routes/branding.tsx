import type { Route } from "./+types/branding"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { BrandManager } from "~/admin/features/branding/brand-manager"
import { adminBrandingQuery } from "~/admin/features/branding/get-admin-branding"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"

const load: Load = (client, api) => client.query(adminBrandingQuery(api))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, adminOnly(request, load))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => browserData(adminOnly(request, load))

export default function BrandingPage() {
  return (
    <AdminPage
      title="Brand"
      subtitle="How this store looks, and where its payments go"
      path="/admin/branding"
    >
      <BrandManager />
    </AdminPage>
  )
}
