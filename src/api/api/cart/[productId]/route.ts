import { changedCart } from "../cart-response"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/cart"

export const PUT = route(endpoints.updateCartLine, (ctx, { params, body }) =>
  changedCart(ctx, { kind: "set", productId: params.productId, quantity: body.quantity })
)

export const DELETE = route(endpoints.removeFromCart, (ctx, { params }) =>
  changedCart(ctx, { kind: "remove", productId: params.productId })
)
