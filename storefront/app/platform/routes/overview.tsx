import type { Route } from "./+types/overview"
import { overviewQuery } from "~/platform/features/tenants/get-overview"
import { OverviewView } from "~/platform/features/tenants/overview-view"
import { texts } from "~/platform/features/tenants/texts"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { inBackOffice } from "~/lib/route-handle"
import { superadminOnly } from "~/lib/superadmin"
import { PlatformPage } from "./platform-page"

const load: Load = (client, api) => client.query(overviewQuery(api))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, superadminOnly(request, load))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  browserData(superadminOnly(request, load))
export const handle = inBackOffice

export default function OverviewPage() {
  return (
    <PlatformPage title={texts.overviewTitle} subtitle={texts.overviewSubtitle} path="/superadmin">
      <OverviewView />
    </PlatformPage>
  )
}
