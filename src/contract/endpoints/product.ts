import { z } from "zod"
import {
  adminProduct,
  adminProductListQuery,
  productCreateBody,
  productParams,
  productUpdateBody,
  savedProduct,
} from "../admin-product"
import { bulkEditBody, bulkEditLimit, bulkEditResult } from "../bulk-edit"
import {
  facets,
  option,
  product,
  productFilters,
  productListQuery,
  slugParams,
  suggestQuery,
  suggestions,
} from "../product"
import { endpoint, exampleProductId } from "./endpoint"
import { pictureFiles } from "./files"

const exampleProduct = {
  name: "Ruby of Mogok",
  slug: "ruby-of-mogok",
  type: "RUBY",
  color: "Red",
  weight: "1.20 ct",
  price: "12500",
  stock: "3",
  isFeatured: "true",
  isListed: true,
  cut: "Oval",
  hsnCode: "7103",
}

export const listProductColors = endpoint({
  method: "GET",
  path: "/api/product-colors",
  access: "anyone",
  ready: "catalog",
  summary: "The product colours of the store",
  responses: { 200: z.array(option), 304: null },
})

export const listProductTypes = endpoint({
  method: "GET",
  path: "/api/product-types",
  access: "anyone",
  ready: "catalog",
  summary: "The product types of the store",
  responses: { 200: z.array(option), 304: null },
})

export const listProducts = endpoint({
  method: "GET",
  path: "/api/products",
  access: "anyone",
  ready: "catalog",
  summary: "A page of the store's products, filtered and sorted. X-Total-Count is the number of matches",
  query: productListQuery,
  responses: { 200: z.array(product), 304: null },
})

export const getProductFacets = endpoint({
  method: "GET",
  path: "/api/products/facets",
  access: "anyone",
  ready: "catalog",
  summary: "The number of products by type, colour and origin, and the price range",
  query: productFilters,
  responses: { 200: facets, 304: null },
})

export const listFeaturedProducts = endpoint({
  method: "GET",
  path: "/api/products/featured",
  access: "anyone",
  ready: "catalog",
  summary: "The featured products, newest first, at most eight",
  responses: { 200: z.array(product).max(8), 304: null },
})

export const suggestProducts = endpoint({
  method: "GET",
  path: "/api/products/suggest",
  access: "anyone",
  ready: "catalog",
  summary: "Suggestions for a partial search term: filters of the store and names of products",
  query: suggestQuery,
  responses: { 200: suggestions, 304: null },
})

export const getProductBySlug = endpoint({
  method: "GET",
  path: "/api/products/slug/:slug",
  access: "anyone",
  ready: "catalog",
  summary: "A product by its slug. A former slug redirects to the current one",
  params: slugParams,
  responses: { 200: product, 304: null, 308: null },
  refusals: ["NOT_FOUND"],
})

export const listRelatedProducts = endpoint({
  method: "GET",
  path: "/api/products/:slug/related",
  access: "anyone",
  ready: "catalog",
  summary: "Similar products in stock, the nearest in colour and price first, at most four",
  params: slugParams,
  responses: { 200: z.array(product).max(4), 304: null },
  refusals: ["NOT_FOUND"],
})

export const listAdminProducts = endpoint({
  method: "GET",
  path: "/api/admin/products",
  access: "admin",
  scope: "catalog:read",
  summary: "All products, including drafts. X-Total-Count is the number of matches",
  query: adminProductListQuery,
  responses: { 200: z.array(adminProduct) },
  allowedWhenEntered: true,
})

export const createProduct = endpoint({
  method: "POST",
  path: "/api/admin/products",
  access: "admin",
  scope: "catalog:write",
  summary: "Add a product",
  body: productCreateBody,
  files: pictureFiles,
  responses: { 201: savedProduct },
  refusals: ["CONFLICT", "PAYLOAD_TOO_LARGE"],
  allowedWhenEntered: true,
  example: exampleProduct,
})

export const getAdminProduct = endpoint({
  method: "GET",
  path: "/api/admin/products/:id",
  access: "admin",
  scope: "catalog:read",
  summary: "A product, listed or draft",
  params: productParams,
  responses: { 200: adminProduct },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
})

export const updateProduct = endpoint({
  method: "PUT",
  path: "/api/admin/products/:id",
  access: "admin",
  scope: "catalog:write",
  summary: "Change a product. Fields that are not sent keep their values",
  params: productParams,
  body: productUpdateBody,
  files: pictureFiles,
  versioned: true,
  responses: { 200: savedProduct },
  refusals: ["NOT_FOUND", "CONFLICT", "PAYLOAD_TOO_LARGE"],
  allowedWhenEntered: true,
  example: { ...exampleProduct, existingImages: [], imageOrder: [] },
})

export const deleteProduct = endpoint({
  method: "DELETE",
  path: "/api/admin/products/:id",
  access: "admin",
  scope: "catalog:write",
  summary: "Delete a product. Past orders are unaffected",
  params: productParams,
  responses: { 204: null },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
})

export const bulkEditProducts = endpoint({
  method: "POST",
  path: "/api/admin/products/bulk-edit",
  access: "admin",
  scope: "catalog:write",
  summary: "Change many products: the same values for all, selected by ids or a filter, or values for each",
  body: bulkEditBody,
  bodyLimit: "10mb",
  rows: { member: "rows", max: bulkEditLimit },
  responses: { 200: bulkEditResult },
  refusals: ["PAYLOAD_TOO_LARGE", "CONFLICT"],
  allowedWhenEntered: true,
  example: {
    ids: [exampleProductId],
    changes: { color: "Red", price: "1000" },
    pricePercent: 1,
    dryRun: true,
  },
})
