import { z } from "zod"
import { wishlistBody, wishlistEntry, wishlistParams } from "../wishlist"
import { endpoint, exampleProductId } from "./endpoint"

export const listWishlist = endpoint({
  method: "GET",
  path: "/api/wishlist",
  access: "shopper",
  summary: "The stones one keeps in mind, the latest first, at today's prices",
  responses: { 200: z.array(wishlistEntry) },
  refusals: ["FEATURE_DISABLED"],
  allowedWhenEntered: true,
})

export const addToWishlist = endpoint({
  method: "POST",
  path: "/api/wishlist",
  access: "shopper",
  summary: "Keep a stone in mind: 201, and 200 when it is kept already",
  body: wishlistBody,
  responses: { 200: wishlistEntry, 201: wishlistEntry },
  refusals: ["FEATURE_DISABLED", "NOT_FOUND", "CONFLICT"],
  example: { productId: exampleProductId },
})

export const removeFromWishlist = endpoint({
  method: "DELETE",
  path: "/api/wishlist/:productId",
  access: "shopper",
  summary: "Keep a stone in mind no longer; what isn't on the list is no fault",
  params: wishlistParams,
  responses: { 204: null },
  refusals: ["FEATURE_DISABLED"],
})
