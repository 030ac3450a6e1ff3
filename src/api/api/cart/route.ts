import { changedCart, showCart } from "./cart-response"
import { route } from "../../../http/kernel/route"
import * as endpoints from "../../../contract/endpoints/cart"

export const GET = route(endpoints.getCart, (ctx) => showCart(ctx))

export const POST = route(endpoints.addToCart, (ctx, { body }) => changedCart(ctx, { kind: "add", ...body }))

export const DELETE = route(endpoints.emptyCart, (ctx) =>
  changedCart(ctx, { kind: "remove", productId: null })
)
