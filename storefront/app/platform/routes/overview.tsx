import type { Route } from "./+types/overview"
import { overviewFiltersIn, overviewQuery } from "~/platform/features/tenants/get-overview"
import { OverviewView } from "~/platform/features/tenants/overview-view"
import { texts } from "~/platform/features/tenants/texts"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { inBackOffice } from "~/lib/route-handle"
import { superadminOnly } from "~/lib/superadmin"
import { PlatformPage } from "./platform-page"

const listOf =
  ({ url }: Request): Load =>
  (client, api) =>
    client.infiniteQuery(overviewQuery(overviewFiltersIn(new URL(url).searchParams), api))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, superadminOnly(request, listOf(request)))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  browserData(superadminOnly(request, listOf(request)))
export const handle = inBackOffice

export default function OverviewPage() {
  return (
    <PlatformPage title={texts.overviewTitle} subtitle={texts.overviewSubtitle} path="/superadmin">
      <OverviewView />
    </PlatformPage>
  )
}
