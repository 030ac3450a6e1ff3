import { isRouteErrorResponse, useParams, useRouteError } from "react-router-dom"
import { orderTexts } from "@contract/texts/orders"
import { useText } from "~/lib/site"
import type { Route } from "./+types/order"
import { BuyAgain } from "~/shop/features/cart/buy-again-button"
import { orderQuery, useOrder } from "~/shop/features/order/get-order"
import { OrderDetail } from "~/shop/features/order/order-detail"
import { OrderNotFound } from "~/shop/features/order/order-not-found"
import { orderPassportsQuery, useOrderPassports } from "~/shop/features/passport/get-order-passports"
import { PassportLink } from "~/shop/features/passport/passport-link"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { withoutStyleRules } from "~/lib/route-handle"
import { Seo } from "~/lib/seo"
import { signedIn } from "~/lib/signed-in"
import { ErrorView } from "./error-views"

/** Refetched at each visit, because an order's status changes. */
const load = (request: Request, orderNumber: string): Load =>
  signedIn(request, (client, api) =>
    Promise.all([
      client.query({ ...orderQuery(orderNumber, api), staleTime: 0 }),
      client.query({ ...orderPassportsQuery(orderNumber, api), staleTime: 0 }),
    ])
  )

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  serverData(context, load(request, params.orderNumber))
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  browserData(load(request, params.orderNumber))
export const handle = withoutStyleRules

export default function OrderPage() {
  const text = useText(orderTexts)
  const { orderNumber = "" } = useParams()
  const { data: order } = useOrder(orderNumber)
  const { data: passports } = useOrderPassports(orderNumber)
  if (!order) return <OrderNotFound />
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 pb-20 sm:px-6">
      <Seo
        title={text("order_title", { number: order.orderNumber })}
        path={`/orders/${order.orderNumber}`}
        noIndex
      />
      <OrderDetail
        order={order}
        actions={<BuyAgain items={order.items} />}
        lineMore={(id) => {
          const passport = passports?.find((it) => it.itemId === id)
          return passport && <PassportLink passport={passport} />
        }}
      />
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <OrderNotFound /> : <ErrorView error={error} />
}
