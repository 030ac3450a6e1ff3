import { z } from "zod"
import { platformOverview } from "../platform"
import { sitemap, sitemapQuery } from "../sitemap"
import { endpoint } from "./endpoint"

const health = z.object({
  status: z.enum(["ok", "unavailable"]),
  checks: z.record(z.string(), z.enum(["ok", "failed"])),
})

export const getApiDocs = endpoint({
  method: "GET",
  path: "/api/docs",
  access: "platform",
  summary: "The API description as a page",
  responses: { 200: z.string() },
})

export const getApiDocsFile = endpoint({
  method: "GET",
  path: "/api/docs/:file",
  access: "platform",
  summary: "The page's own files",
  params: z.object({ file: z.string().max(60) }),
  responses: { 200: z.string() },
  refusals: ["NOT_FOUND"],
})

export const getHealth = endpoint({
  method: "GET",
  path: "/api/health",
  access: "platform",
  summary: "Whether the server and its database answer",
  responses: { 200: health, 503: health },
})

export const getOpenApi = endpoint({
  method: "GET",
  path: "/api/openapi.json",
  access: "platform",
  summary: "This description",
  responses: { 200: z.record(z.string(), z.unknown()) },
})

export const getSitemap = endpoint({
  method: "GET",
  path: "/api/sitemap",
  access: "anyone",
  summary: "The slugs of the shop's products, in their own order; X-Total-Count says how many there are",
  query: sitemapQuery,
  responses: { 200: sitemap, 304: null },
})

export const getPlatformOverview = endpoint({
  method: "GET",
  path: "/api/superadmin/analytics/overview",
  access: "superadmin",
  summary: "The platform at a glance: what its shops come to, together and each",
  responses: { 200: platformOverview },
})
