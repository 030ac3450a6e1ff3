import { changeCart } from "../cart-answer"
import { route } from "../../../../http/route"
import * as endpoints from "../../../../contract/endpoints/cart"

export const PUT = route(endpoints.updateCartLine, (ctx, { params, body }) =>
  changeCart(ctx, { kind: "set", productId: params.productId, quantity: body.quantity })
)

export const DELETE = route(endpoints.removeFromCart, (ctx, { params }) =>
  changeCart(ctx, { kind: "remove", productId: params.productId })
)
