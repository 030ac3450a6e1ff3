import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Caller } from "./bodies"
import type { Instead } from "./rule"

/** The responses of Medusa's own handlers for requests that our code handles instead. */
export const responses: {
  readonly [act in Instead]: (call: Caller, fields: readonly string[]) => Promise<object>
} = {
  cancelOrder: async ({ container, params }, fields) => {
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: "order",
      fields: ["id", ...fields],
      filters: { id: params["id"] ?? "" },
    })
    return { order: (data as unknown[])[0] }
  },
  deleteProduct: ({ params }) => Promise.resolve({ id: params["id"], object: "product", deleted: true }),
}
