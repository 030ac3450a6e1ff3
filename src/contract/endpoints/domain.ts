import { z } from "zod"
import { allowedQuery, hostCreateBody, hostParams, hostUpdateBody, tenantHost } from "../domain"
import { tenantParams } from "../tenant"
import { endpoint } from "./endpoint"

export const checkAllowedDomain = endpoint({
  method: "GET",
  path: "/api/domains/allowed",
  access: "platform",
  summary: "Whether the TLS proxy may request a certificate for a host. 404 for every other caller",
  query: allowedQuery,
  responses: { 200: null },
  refusals: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
})

export const listTenantDomains = endpoint({
  method: "GET",
  path: "/api/superadmin/tenants/:id/domains",
  access: "superadmin",
  summary: "The hosts of a store, the primary one first, with the DNS records that each needs",
  params: tenantParams,
  responses: { 200: z.array(tenantHost) },
  refusals: ["NOT_FOUND"],
})

export const addTenantDomain = endpoint({
  method: "POST",
  path: "/api/superadmin/tenants/:id/domains",
  access: "superadmin",
  summary: "Add a host to a store. It serves the store once its TXT record is found",
  params: tenantParams,
  body: hostCreateBody,
  responses: { 201: tenantHost },
  refusals: ["NOT_FOUND", "CONFLICT"],
  example: { host: "www.gems.example.in" },
})

export const updateTenantDomain = endpoint({
  method: "PUT",
  path: "/api/superadmin/tenants/:id/domains/:host",
  access: "superadmin",
  summary: "Make a verified host the store's primary one. The others redirect to it",
  params: hostParams,
  body: hostUpdateBody,
  responses: { 200: tenantHost },
  refusals: ["NOT_FOUND", "CONFLICT"],
  example: { isPrimary: true },
})

export const deleteTenantDomain = endpoint({
  method: "DELETE",
  path: "/api/superadmin/tenants/:id/domains/:host",
  access: "superadmin",
  summary: "Remove a host from a store. The primary one can't be removed",
  params: hostParams,
  responses: { 204: null },
  refusals: ["NOT_FOUND", "CONFLICT"],
})

export const checkTenantDomain = endpoint({
  method: "POST",
  path: "/api/superadmin/tenants/:id/domains/:host/check",
  access: "superadmin",
  summary: "Check a host's TXT record now",
  params: hostParams,
  responses: { 200: tenantHost },
  refusals: ["NOT_FOUND"],
})
