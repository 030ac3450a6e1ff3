import { cart, cartItemParams, cartUpdateBody } from "../../../../contract/cart"
import { changeCart } from "../cart-answer"
import { route } from "../../../../http/route"

export const PUT = route(
  {
    access: "shopper",
    summary: "Set the quantity of a product in the cart",
    params: cartItemParams,
    body: cartUpdateBody,
    answers: { 200: cart },
    refusals: ["FEATURE_DISABLED", "NOT_FOUND", "INSUFFICIENT_STOCK"],
  },
  (ctx, { params, body }) =>
    changeCart(ctx, { kind: "set", productId: params.productId, quantity: body.quantity })
)

export const DELETE = route(
  {
    access: "shopper",
    summary: "Take a product out of the cart",
    params: cartItemParams,
    answers: { 200: cart },
    refusals: ["FEATURE_DISABLED"],
  },
  (ctx, { params }) => changeCart(ctx, { kind: "remove", productId: params.productId })
)
