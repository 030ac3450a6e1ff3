import { z } from "zod"
import { calculateTotalsBody, checkoutSettings, totals } from "../checkout"
import { entry, entryParams, settingBody } from "../entry"
import { endpoint } from "./endpoint"

export const getCheckoutSettings = endpoint({
  method: "GET",
  path: "/api/settings/checkout",
  access: "anyone",
  summary:
    "From which subtotal on shipping is free, the milligrams of the shop's ratti, and above which total the buyer's PAN is asked for",
  responses: { 200: checkoutSettings },
})

export const calculateTotals = endpoint({
  method: "POST",
  path: "/api/settings/calculate-totals",
  access: "anyone",
  summary: "What an order of this subtotal costs: GST, shipping, total, in rupees",
  body: calculateTotalsBody,
  responses: { 200: totals },
  example: { subtotal: 12500.5 },
})

export const listSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings",
  access: "admin",
  scope: "settings:read",
  summary: "All settings; what isn't set holds what applies instead",
  responses: { 200: z.array(entry) },
  allowedWhenEntered: true,
})

export const updateSetting = endpoint({
  method: "PUT",
  path: "/api/admin/settings/:key",
  access: "admin",
  scope: "settings:write",
  summary: "Change a setting, within its bounds",
  params: entryParams,
  body: settingBody,
  versioned: true,
  responses: { 200: entry },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
  example: { value: "18" },
})
