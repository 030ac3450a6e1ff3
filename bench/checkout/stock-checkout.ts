import type { StockStore } from "./stock-store"

interface StockResponse {
  cart?: { id: string }
  shipping_options?: { id: string }[]
  payment_collection?: { id: string }
  type?: string
}

/** One checkout through stock Medusa's store routes, in the eight requests of a typical storefront. */
export async function stockCheckout(url: string, store: StockStore): Promise<void> {
  const call = async (path: string, body?: object): Promise<StockResponse> => {
    const response = await fetch(`${url}/store/${path}`, {
      method: body ? "POST" : "GET",
      headers: { "x-publishable-api-key": store.key, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (response.status !== 200)
      throw new Error(`Stock Medusa's ${path} responded with ${response.status}: ${await response.text()}`)
    return (await response.json()) as StockResponse
  }
  const address = {
    first_name: "Asha",
    last_name: "Rao",
    phone: "9876543210",
    address_1: "12 MI Road",
    city: "Jaipur",
    postal_code: "302001",
    country_code: store.country,
  }
  const id = named("cart", (await call("carts", { region_id: store.regionId })).cart?.id)
  await call(`carts/${id}/line-items`, { variant_id: store.variantId, quantity: 1 })
  await call(`carts/${id}`, { email: "asha@bench.test", shipping_address: address, billing_address: address })
  const { shipping_options: options } = await call(`shipping-options?cart_id=${id}`)
  await call(`carts/${id}/shipping-methods`, { option_id: named("shipping option", options?.[0]?.id) })
  const { payment_collection: payment } = await call("payment-collections", { cart_id: id })
  const paymentId = named("payment collection", payment?.id)
  await call(`payment-collections/${paymentId}/payment-sessions`, { provider_id: "pp_system_default" })
  const { type } = await call(`carts/${id}/complete`, {})
  if (type !== "order") throw new Error("Stock Medusa made no order of the cart")
}

function named(what: string, id: string | undefined): string {
  if (id === undefined) throw new Error(`Stock Medusa gave no ${what}`)
  return id
}
