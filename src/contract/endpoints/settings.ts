import { z } from "zod"
import { calculateTotalsBody, checkoutSettings, totals } from "../checkout"
import { entry, entryParams, settingBody } from "../entry"
import { maxSignatureBytes } from "../rules/pictures"
import { endpoint } from "./endpoint"

export const getCheckoutSettings = endpoint({
  method: "GET",
  path: "/api/settings/checkout",
  access: "anyone",
  ready: "site",
  summary:
    "The subtotal from which shipping is free, the GST rate, the weight of the store's ratti in mg, and the total above which the buyer's PAN is required",
  responses: { 200: checkoutSettings },
})

export const calculateTotals = endpoint({
  method: "POST",
  path: "/api/settings/calculate-totals",
  access: "anyone",
  summary:
    "What an order costs: GST, shipping, total, in rupees. With items, GST is calculated by the rates of the products",
  body: calculateTotalsBody,
  responses: { 200: totals },
  example: { subtotal: 12500.5 },
})

export const listSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings",
  access: "admin",
  scope: "settings:read",
  summary: "All settings. One that isn't set has its default value",
  responses: { 200: z.array(entry) },
  allowedWhenEntered: true,
})

export const updateSetting = endpoint({
  method: "PUT",
  path: "/api/admin/settings/:key",
  access: "admin",
  scope: "settings:write",
  summary: "Change a setting within its limits",
  params: entryParams,
  body: settingBody,
  versioned: true,
  responses: { 200: entry },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
  example: { value: "18" },
})

export const uploadSignature = endpoint({
  method: "PUT",
  path: "/api/admin/invoice-signature",
  access: "admin",
  scope: "settings:write",
  summary: "Upload the picture of the signature on documents, and set the setting `invoice_signature` to it",
  files: [{ member: "signature", max: 1, maxBytes: maxSignatureBytes }],
  versioned: true,
  responses: { 200: entry },
  refusals: ["VALIDATION_FAILED", "PAYLOAD_TOO_LARGE"],
  allowedWhenEntered: true,
  example: {},
})
