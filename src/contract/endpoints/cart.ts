import { cart, cartAddBody, cartItemParams, cartUpdateBody } from "../cart"
import { endpoint, exampleProductId } from "./endpoint"

export const getCart = endpoint({
  method: "GET",
  path: "/api/cart",
  access: "shopper",
  summary: "The cart at current prices",
  responses: { 200: cart },
  refusals: ["FEATURE_DISABLED"],
  allowedWhenEntered: true,
})

export const addToCart = endpoint({
  method: "POST",
  path: "/api/cart",
  access: "shopper",
  summary: "Add a product. If it is in the cart already, the quantity is added",
  body: cartAddBody,
  responses: { 200: cart },
  refusals: ["FEATURE_DISABLED", "NOT_FOUND", "INSUFFICIENT_STOCK"],
  example: { productId: exampleProductId, quantity: 1 },
})

export const emptyCart = endpoint({
  method: "DELETE",
  path: "/api/cart",
  access: "shopper",
  summary: "Empty the cart",
  responses: { 200: cart },
  refusals: ["FEATURE_DISABLED"],
})

export const updateCartLine = endpoint({
  method: "PUT",
  path: "/api/cart/:productId",
  access: "shopper",
  summary: "Set the quantity of a product in the cart",
  params: cartItemParams,
  body: cartUpdateBody,
  responses: { 200: cart },
  refusals: ["FEATURE_DISABLED", "NOT_FOUND", "INSUFFICIENT_STOCK"],
  example: { quantity: 1 },
})

export const removeFromCart = endpoint({
  method: "DELETE",
  path: "/api/cart/:productId",
  access: "shopper",
  summary: "Remove a product from the cart",
  params: cartItemParams,
  responses: { 200: cart },
  refusals: ["FEATURE_DISABLED"],
})
