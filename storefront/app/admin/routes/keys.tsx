import type { Route } from "./+types/keys"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { keysQuery } from "~/admin/features/keys/get-keys"
import { KeyManager } from "~/admin/features/keys/key-manager"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"

const load: Load = (client, api) => client.query(keysQuery(api))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, adminOnly(request, load))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => browserData(adminOnly(request, load))

export default function KeysPage() {
  return (
    <AdminPage title="API keys" subtitle="Let other software work with this store" path="/admin/keys">
      <KeyManager />
    </AdminPage>
  )
}
