import type { TenantTx } from "../../db/with-tenant"

/** Removes a customer from Medusa's orders. The orders keep their addresses, as their invoices do. */
export const unlinkOrdersCustomer = (tx: TenantTx, customerId: string): Promise<number> =>
  tx.run(
    `with orders as (
       update "order" set email = null, customer_id = null, updated_at = now() where customer_id = ?
       returning shipping_address_id, billing_address_id)
     update order_address set customer_id = null, updated_at = now()
     where id in (select shipping_address_id from orders union select billing_address_id from orders)`,
    [customerId]
  )

/** Removes a customer from every cart, completed ones included. */
export const unlinkCartsCustomer = (tx: TenantTx, customerId: string): Promise<number> =>
  tx.run("update cart set email = null, customer_id = null, updated_at = now() where customer_id = ?", [
    customerId,
  ])

/** Removes the phone numbers from orders. */
export const dropOrderPhones = (tx: TenantTx, orderIds: readonly string[]): Promise<number> =>
  tx.run(
    `update order_address set phone = null, updated_at = now() where phone is not null and id in (
       select unnest(array[shipping_address_id, billing_address_id]) from "order" where id = any(?))`,
    [orderIds]
  )
