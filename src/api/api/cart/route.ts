import { cart, cartAddBody } from "../../../contract/cart"
import { changeCart, showCart } from "./cart-answer"
import { route } from "../../../http/route"

export const GET = route(
  {
    access: "shopper",
    summary: "The cart, at today's prices",
    answers: { 200: cart },
    refusals: ["FEATURE_DISABLED"],
  },
  (ctx) => showCart(ctx)
)

export const POST = route(
  {
    access: "shopper",
    summary: "Add a product; the quantity is added to what is there",
    body: cartAddBody,
    answers: { 200: cart },
    refusals: ["FEATURE_DISABLED", "NOT_FOUND", "INSUFFICIENT_STOCK"],
  },
  (ctx, { body }) => changeCart(ctx, { kind: "add", ...body })
)

export const DELETE = route(
  { access: "shopper", summary: "Empty the cart", answers: { 200: cart }, refusals: ["FEATURE_DISABLED"] },
  (ctx) => changeCart(ctx, { kind: "clear" })
)
