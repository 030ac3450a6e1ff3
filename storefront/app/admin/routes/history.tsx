import type { Route } from "./+types/history"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { historyFilters, historyQuery } from "~/admin/features/history/get-history"
import { HistoryView } from "~/admin/features/history/history-view"
import { texts } from "~/admin/features/history/texts"
import { browserData, serverData } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"
import { readFilters } from "~/lib/use-filters"

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const values = readFilters(historyFilters, new URL(request.url).searchParams)
  return serverData(
    context,
    adminOnly((client, api) => client.infiniteQuery(historyQuery(values, api)))
  )
}

/** The list fetches its own data and shows a loading state meanwhile. */
export const clientLoader = () => browserData(adminOnly(null))

export default function HistoryPage() {
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle} path="/admin/history">
      <HistoryView />
    </AdminPage>
  )
}
