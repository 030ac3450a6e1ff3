import { z } from "zod"
import { wishlistBody, wishlistEntry, wishlistParams } from "../wishlist"
import { endpoint, exampleProductId } from "./endpoint"

export const listWishlist = endpoint({
  method: "GET",
  path: "/api/wishlist",
  access: "shopper",
  summary: "The wishlist, newest first, at current prices",
  responses: { 200: z.array(wishlistEntry) },
  refusals: ["FEATURE_DISABLED"],
  allowedWhenEntered: true,
})

export const addToWishlist = endpoint({
  method: "POST",
  path: "/api/wishlist",
  access: "shopper",
  summary: "Add a product to the wishlist: 201, or 200 if it is there already",
  body: wishlistBody,
  responses: { 200: wishlistEntry, 201: wishlistEntry },
  refusals: ["FEATURE_DISABLED", "NOT_FOUND", "CONFLICT"],
  example: { productId: exampleProductId },
})

export const removeFromWishlist = endpoint({
  method: "DELETE",
  path: "/api/wishlist/:productId",
  access: "shopper",
  summary: "Remove a product from the wishlist. Succeeds if it isn't there",
  params: wishlistParams,
  responses: { 204: null },
  refusals: ["FEATURE_DISABLED"],
})
