import { commonTexts } from "@contract/texts/common"
import { orderTexts } from "@contract/texts/orders"
import { useText } from "~/lib/site"
import { Button, ButtonLink } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { useOrders } from "./get-orders"
import { OrderCard } from "./order-card"

/** All orders of the shopper, newest first. */
export function OrdersView() {
  const text = useText(orderTexts, commonTexts)
  const { data: orders, isError, refetch } = useOrders()
  if (!orders) {
    return isError ? (
      <EmptyState icon="alert" title={text("orders_failed")}>
        <Button onClick={() => void refetch()}>{text("try_again")}</Button>
      </EmptyState>
    ) : (
      <Loading label={text("orders_loading")} />
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <h2 id="orders-title" className="font-display text-2xl">
        {text("orders_title")}
      </h2>
      {orders.length === 0 ? (
        <EmptyState icon="bag" title={text("orders_empty")}>
          <ButtonLink to="/shop">{text("orders_shop")}</ButtonLink>
        </EmptyState>
      ) : (
        <ul aria-labelledby="orders-title" className="flex flex-col gap-5">
          {orders.map((it) => (
            <OrderCard key={it.id} order={it} />
          ))}
        </ul>
      )}
    </div>
  )
}
