import type { Route } from "./+types/history"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { historyFilters, historyQuery } from "~/admin/features/history/get-history"
import { HistoryView } from "~/admin/features/history/history-view"
import { texts } from "~/admin/features/history/texts"
import { browserData, serverData, started, type Load } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"
import { readFilters } from "~/lib/use-filters"

const listOf =
  ({ url }: Request): Load =>
  (client, api) =>
    client.infiniteQuery(historyQuery(readFilters(historyFilters, new URL(url).searchParams), api))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, adminOnly(request, listOf(request)))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  browserData(adminOnly(request, started(listOf(request))))

export default function HistoryPage() {
  return (
    <AdminPage title={texts.title} subtitle={texts.subtitle} path="/admin/history">
      <HistoryView />
    </AdminPage>
  )
}
