import { z } from "zod"
import { content } from "../branding"
import { contentBody, entry, entryParams } from "../entry"
import { endpoint } from "./endpoint"

export const getContent = endpoint({
  method: "GET",
  path: "/api/content",
  access: "anyone",
  ready: "site",
  summary: "The store's own texts, and those of its settings that pages show",
  responses: { 200: content },
})

export const listContentEntries = endpoint({
  method: "GET",
  path: "/api/admin/content",
  access: "admin",
  scope: "settings:read",
  summary: "All texts of the store. Blank where the built-in text applies",
  responses: { 200: z.array(entry) },
  allowedWhenEntered: true,
})

export const updateContentEntry = endpoint({
  method: "PUT",
  path: "/api/admin/content/:key",
  access: "admin",
  scope: "settings:write",
  summary: "Set a text of the store",
  params: entryParams,
  body: contentBody,
  versioned: true,
  responses: { 200: entry },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
  example: { value: "Born of fire," },
})

export const deleteContentEntry = endpoint({
  method: "DELETE",
  path: "/api/admin/content/:key",
  access: "admin",
  scope: "settings:write",
  summary: "Reset a text to the built-in one",
  params: entryParams,
  versioned: true,
  responses: { 204: null },
  refusals: ["NOT_FOUND"],
  allowedWhenEntered: true,
})
