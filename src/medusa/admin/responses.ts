import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Caller } from "./bodies"
import { levelsIn } from "./level-bodies"
import type { Instead } from "./rule"

type Read = (call: Caller & Record<"body", unknown>, fields: readonly string[]) => Promise<object>

/** Reads one record with the requested fields, as Medusa's own handlers do. */
const one =
  (entity: string, key: string): Read =>
  async ({ container, params }, fields) => {
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity,
      fields: ["id", ...fields],
      filters: { id: params["id"] ?? "" },
    })
    return { [key]: (data as unknown[])[0] }
  }

const order = one("order", "order")
const payment = one("payment", "payment")
const inventoryItem = one("inventory_item", "inventory_item")

/** The levels of a batch, which no endpoint reads with fields of its own. */
const batch: Read = async (call) => {
  const { create, update } = levelsIn(call)
  const { data } = await call.container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "inventory_level",
    fields: [
      "id",
      "inventory_item_id",
      "location_id",
      "stocked_quantity",
      "reserved_quantity",
      "incoming_quantity",
    ],
    filters: { inventory_item_id: [...create, ...update].map((it) => it.item) },
  })
  const levels = data as { inventory_item_id: string }[]
  const of = (changes: typeof create) =>
    levels.filter((level) => changes.some((it) => it.item === level.inventory_item_id))
  return { created: of(create), updated: of(update), deleted: [] }
}

/** The responses of Medusa's own handlers for requests that our code handles instead. */
export const responses: Readonly<Record<Instead, Read>> = {
  cancelOrder: order,
  packParcel: order,
  unpackParcel: order,
  shipParcel: order,
  deliverParcel: order,
  capturePayment: payment,
  refundPayment: payment,
  setStock: (call, fields) =>
    call.params["location_id"] === undefined ? batch(call, fields) : inventoryItem(call, fields),
  deleteProduct: ({ params }) => Promise.resolve({ id: params["id"], object: "product", deleted: true }),
}
