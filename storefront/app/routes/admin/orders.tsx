import { adminOrderTexts } from "@contract/texts/admin-orders"
import type { Route } from "./+types/orders"
import { AdminPage } from "~/features/admin/admin-page"
import { deskFilters } from "~/features/order/desk/desk-filters"
import { adminOrdersQuery } from "~/features/order/desk/get-admin-orders"
import { orderCountsQuery } from "~/features/order/desk/get-order-counts"
import { GstButton } from "~/features/order/desk/gst-button"
import { ExportButton, OrderDesk } from "~/features/order/desk/order-desk"
import { ViewsMenu } from "~/features/views/views-menu"
import { browserData, serverData } from "~/lib/page-data"
import { adminOnly } from "~/lib/signed-in"
import { useText } from "~/lib/site"
import { readFilters } from "~/lib/use-filters"

const path = "/admin/orders"

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(
    context,
    adminOnly((client, api) =>
      Promise.all([
        client.query(orderCountsQuery(api)),
        client.infiniteQuery(
          adminOrdersQuery(readFilters(deskFilters, new URL(request.url).searchParams), api)
        ),
      ])
    )
  )

/** The list fetches for itself what its filters let through. */
export const clientLoader = () => browserData(adminOnly(null))

export default function OrdersPage() {
  const text = useText(adminOrderTexts)
  return (
    <AdminPage
      title={text("admin_orders_title")}
      subtitle={text("admin_orders_subtitle")}
      path={path}
      actions={
        <>
          <ViewsMenu list="orders" />
          <GstButton />
          <ExportButton />
        </>
      }
    >
      <OrderDesk />
    </AdminPage>
  )
}
