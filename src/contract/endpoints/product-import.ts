import { z } from "zod"
import {
  bulkImportBody,
  bulkImportLimit,
  bulkImportResult,
  importListQuery,
  productImport,
  uploaded,
} from "../bulk-import"
import { maxPictureBytes } from "../rules/pictures"
import { endpoint } from "./endpoint"

export const listProductImports = endpoint({
  method: "GET",
  path: "/api/admin/imports",
  access: "admin",
  scope: "catalog:read",
  summary: "Imports of catalog files, newest first",
  query: importListQuery,
  responses: { 200: z.array(productImport) },
  allowedWhenEntered: true,
})

export const importProducts = endpoint({
  method: "POST",
  path: "/api/admin/products/bulk-import",
  access: "admin",
  scope: "catalog:write",
  summary: "Add or update products from rows of a catalog file",
  body: bulkImportBody,
  rows: { member: "products", max: bulkImportLimit, failsByItself: true },
  // Thousands of rows per request.
  bodyLimit: "20mb",
  isLong: true,
  responses: { 200: bulkImportResult },
  refusals: ["NOT_FOUND", "PAYLOAD_TOO_LARGE"],
  allowedWhenEntered: true,
  example: {
    products: [
      {
        name: "Ruby of Mogok",
        slug: "ruby-of-mogok",
        type: "RUBY",
        color: "Red",
        weight: "1.20 ct",
        origin: "Mogok",
        shortInfo: "A red of Mogok",
        description: "Deep red, eye-clean.",
        price: "12500",
        currency: "INR",
        stock: "3",
        isFeatured: "TRUE",
        imageFiles: "ruby-of-mogok.jpg",
      },
    ],
    dryRun: false,
  },
})

export const uploadImportFiles = endpoint({
  method: "POST",
  path: "/api/admin/uploads",
  access: "admin",
  scope: "catalog:write",
  summary: "Upload pictures that rows of a catalog file reference",
  files: [{ member: "files", max: 10, maxBytes: maxPictureBytes }],
  responses: { 201: uploaded },
  refusals: ["VALIDATION_FAILED", "PAYLOAD_TOO_LARGE"],
  allowedWhenEntered: true,
  example: {},
})
