import { adminOrderTexts } from "@contract/texts/admin-orders"
import type { Route } from "./+types/orders"
import { AdminPage } from "~/admin/features/frame/admin-page"
import { orderFilters } from "~/admin/features/orders/order-filters"
import { adminOrdersQuery } from "~/admin/features/orders/get-admin-orders"
import { orderCountsQuery } from "~/admin/features/orders/get-order-counts"
import { GstButton } from "~/admin/features/orders/gst-button"
import { ExportButton, OrderListPage } from "~/admin/features/orders/order-list-page"
import { ViewsMenu } from "~/admin/features/views/views-menu"
import { browserData, serverData, started, type Load } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"
import { useText } from "~/lib/site"
import { readFilters } from "~/lib/use-filters"

const path = "/admin/orders"

const listOf =
  ({ url }: Request): Load =>
  (client, api) => {
    const filters = readFilters(orderFilters, new URL(url).searchParams)
    return Promise.all([
      client.query(orderCountsQuery(filters, api)),
      client.infiniteQuery(adminOrdersQuery(filters, api)),
    ])
  }

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, adminOnly(request, listOf(request)))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  browserData(adminOnly(request, started(listOf(request))))

export default function OrdersPage() {
  const text = useText(adminOrderTexts)
  return (
    <AdminPage
      title={text("admin_orders_title")}
      subtitle={text("admin_orders_subtitle")}
      path={path}
      actions={
        <>
          <ViewsMenu list="orders" size="small" />
          <GstButton />
          <ExportButton />
        </>
      }
    >
      <OrderListPage />
    </AdminPage>
  )
}
