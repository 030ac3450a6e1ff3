import { z } from "zod"
import { apiKey, keyCreateBody, keyParams, newApiKey } from "../key"
import { endpoint } from "./endpoint"

export const listKeys = endpoint({
  method: "GET",
  path: "/api/admin/keys",
  access: "admin",
  summary: "The store's API keys",
  responses: { 200: z.array(apiKey) },
  allowedWhenEntered: true,
})

export const createKey = endpoint({
  method: "POST",
  path: "/api/admin/keys",
  access: "admin",
  summary: "Create an API key. The key is only in this response",
  body: keyCreateBody,
  responses: { 201: newApiKey },
  refusals: ["CONFLICT"],
  limits: [{ name: "key", per: "account", maxPerHour: 60 }],
  returnsSecret: true,
  example: { name: "Accounting", scopes: ["orders:read"] },
})

export const deleteKey = endpoint({
  method: "DELETE",
  path: "/api/admin/keys/:id",
  access: "admin",
  summary: "Revoke an API key",
  params: keyParams,
  responses: { 204: null },
})
