import { Button, ButtonLink } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { useOrders } from "./get-orders"
import { OrderCard } from "./order-card"

/** All orders of the shopper, newest first. */
export function OrdersView() {
  const { data: orders, isError, refetch } = useOrders()
  if (!orders) {
    return isError ? (
      <EmptyState icon="alert" title="Your orders could not be loaded. They are safe.">
        <Button onClick={() => void refetch()}>Try again</Button>
      </EmptyState>
    ) : (
      <Loading label="Loading orders" />
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <h2 className="font-display text-2xl">My Orders</h2>
      {orders.length === 0 ? (
        <EmptyState icon="bag" title="No orders yet. The first stone is waiting for you.">
          <ButtonLink to="/shop">Start Shopping</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-5">
          {orders.map((it) => (
            <OrderCard key={it.id} order={it} />
          ))}
        </ul>
      )}
    </div>
  )
}
