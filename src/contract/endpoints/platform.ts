import { z } from "zod"
import { overviewQuery, platformOverview } from "../platform"
import { sitemap, sitemapQuery } from "../sitemap"
import { endpoint } from "./endpoint"

const health = z.object({
  status: z.enum(["ok", "unavailable"]),
  checks: z.record(z.string(), z.enum(["ok", "failed"])),
})

const processState = z.object({ status: z.enum(["ok", "unavailable"]) })

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
  summary: "Whether the server and its database are up",
  responses: { 200: health, 503: health },
})

export const getLiveness = endpoint({
  method: "GET",
  path: "/api/health/live",
  access: "platform",
  summary: "Whether the process responds. Each process reports its own state",
  responses: { 200: processState },
})

export const getReadiness = endpoint({
  method: "GET",
  path: "/api/health/ready",
  access: "platform",
  summary: "Whether a load balancer may send requests to the process. Each process reports its own state",
  responses: { 200: processState, 503: processState },
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
  summary: "The slugs of the store's products, sorted. X-Total-Count is their number",
  query: sitemapQuery,
  responses: { 200: sitemap, 304: null },
})

export const getPlatformOverview = endpoint({
  method: "GET",
  path: "/api/superadmin/analytics/overview",
  access: "superadmin",
  summary:
    "The platform's dashboard: figures of all stores, and of each store of a page. X-Total-Count is the number of stores that the search finds",
  query: overviewQuery,
  responses: { 200: platformOverview },
})
