import { z } from "zod"
import {
  adminProduct,
  adminProductListQuery,
  productCreateBody,
  productParams,
  productUpdateBody,
} from "../admin-product"
import { bulkEditBody, bulkEditResult } from "../bulk-edit"
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

export const listProductColors = endpoint({
  method: "GET",
  path: "/api/product-colors",
  access: "anyone",
  summary: "The product colours of the shop",
  responses: { 200: z.array(option), 304: null },
})

export const listProductTypes = endpoint({
  method: "GET",
  path: "/api/product-types",
  access: "anyone",
  summary: "The product types of the shop",
  responses: { 200: z.array(option), 304: null },
})

export const listProducts = endpoint({
  method: "GET",
  path: "/api/products",
  access: "anyone",
  summary: "The shop's products, filtered, sorted and cut to a page; X-Total-Count says how many there are",
  query: productListQuery,
  responses: { 200: z.array(product), 304: null },
})

export const getProductFacets = endpoint({
  method: "GET",
  path: "/api/products/facets",
  access: "anyone",
  summary: "How many products each type, colour and origin would give, and the range of prices",
  query: productFilters,
  responses: { 200: facets, 304: null },
})

export const listFeaturedProducts = endpoint({
  method: "GET",
  path: "/api/products/featured",
  access: "anyone",
  summary: "The featured products, newest first, eight at most",
  responses: { 200: z.array(product).max(8), 304: null },
})

export const suggestProducts = endpoint({
  method: "GET",
  path: "/api/products/suggest",
  access: "anyone",
  summary: "What a shopper who has typed this much may look for: filters of the shop and names of products",
  query: suggestQuery,
  responses: { 200: suggestions, 304: null },
})

export const getProductBySlug = endpoint({
  method: "GET",
  path: "/api/products/slug/:slug",
  access: "anyone",
  summary: "One product; a slug that it had before redirects to the one of today",
  params: slugParams,
  responses: { 200: product, 304: null, 308: null },
  refusals: ["NOT_FOUND"],
})

export const listRelatedProducts = endpoint({
  method: "GET",
  path: "/api/products/:slug/related",
  access: "anyone",
  summary: "Stones like this one that can be bought, the nearest in colour and price first, four at most",
  params: slugParams,
  responses: { 200: z.array(product).max(4), 304: null },
  refusals: ["NOT_FOUND"],
})

export const listAdminProducts = endpoint({
  method: "GET",
  path: "/api/admin/products",
  access: "admin",
  scope: "catalog:read",
  summary: "All products, drafts too; X-Total-Count says how many match",
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
  responses: { 201: adminProduct },
  refusals: ["CONFLICT", "PAYLOAD_TOO_LARGE"],
  allowedWhenEntered: true,
  example: {
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
  },
})

export const getAdminProduct = endpoint({
  method: "GET",
  path: "/api/admin/products/:id",
  access: "admin",
  scope: "catalog:read",
  summary: "One product, a draft too",
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
  summary: "Change a product; fields that are not sent are left alone",
  params: productParams,
  body: productUpdateBody,
  files: pictureFiles,
  versioned: true,
  responses: { 200: adminProduct },
  refusals: ["NOT_FOUND", "CONFLICT", "PAYLOAD_TOO_LARGE"],
  allowedWhenEntered: true,
  example: {
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
    existingImages: [],
    imageOrder: [],
  },
})

export const deleteProduct = endpoint({
  method: "DELETE",
  path: "/api/admin/products/:id",
  access: "admin",
  scope: "catalog:write",
  summary: "Remove a product; past orders stay whole",
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
  summary: "Give many products the same values, named by their ids or by a filter, or each its own",
  body: bulkEditBody,
  bodyLimit: "10mb",
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
