import { z } from "zod"
import { enterBody, entryPass } from "../entry-pass"
import {
  listedTenant,
  tenant,
  tenantCreateBody,
  tenantListQuery,
  tenantParams,
  tenantUpdateBody,
} from "../tenant"
import { tenantLimits, tenantLimitsView } from "../tenant-limits"
import { endpoint, file } from "./endpoint"
import { brandFiles } from "./files"

export const listTenants = endpoint({
  method: "GET",
  path: "/api/superadmin/tenants",
  access: "superadmin",
  summary:
    "A page of the platform's stores, oldest first, or of those deleted but not erased. X-Total-Count is their number",
  query: tenantListQuery,
  responses: { 200: z.array(listedTenant) },
})

export const createTenant = endpoint({
  method: "POST",
  path: "/api/superadmin/tenants",
  access: "superadmin",
  summary: "Create a store with everything it needs. Its admin is invited by e-mail",
  body: tenantCreateBody,
  files: brandFiles,
  responses: { 201: tenant },
  refusals: ["CONFLICT", "PAYLOAD_TOO_LARGE"],
  example: {
    brandName: "Gems of Jaipur",
    slug: "gems-of-jaipur",
    domain: "gems.example.in",
    tagline: "One of a kind",
    primaryColor: "#102030",
    features: { enableCart: true },
    taxConfig: { gstRate: 18, shippingFee: 100 },
    paymentConfig: { enableCOD: true, razorpayKeyId: "rzp_test_x" },
  },
})

export const getTenant = endpoint({
  method: "GET",
  path: "/api/superadmin/tenants/:id",
  access: "superadmin",
  summary: "A store of the platform",
  params: tenantParams,
  responses: { 200: tenant },
  refusals: ["NOT_FOUND"],
})

export const updateTenant = endpoint({
  method: "PUT",
  path: "/api/superadmin/tenants/:id",
  access: "superadmin",
  summary:
    "Change a store's brand, names, rates, or whether it is open. Fields that are not sent keep their values",
  params: tenantParams,
  body: tenantUpdateBody,
  files: brandFiles,
  versioned: true,
  responses: { 200: tenant },
  refusals: ["NOT_FOUND", "CONFLICT", "PAYLOAD_TOO_LARGE"],
  example: {
    brandName: "Gems of Jaipur",
    tagline: "One of a kind",
    features: { enableCart: true },
    taxConfig: { gstRate: 18 },
    isActive: "false",
    reason: "Asked to pause",
  },
})

export const deleteTenant = endpoint({
  method: "DELETE",
  path: "/api/superadmin/tenants/:id",
  access: "superadmin",
  summary:
    "Archive a store. It closes immediately and its domain and slug become free. Orders and invoices are kept",
  params: tenantParams,
  responses: { 204: null },
  refusals: ["NOT_FOUND"],
})

export const restoreTenant = endpoint({
  method: "POST",
  path: "/api/superadmin/tenants/:id/restore",
  access: "superadmin",
  summary:
    "Restore a deleted store with its slug and domain, until its data is erased. Its accounts sign in again",
  params: tenantParams,
  responses: { 200: tenant },
  refusals: ["NOT_FOUND", "CONFLICT"],
})

export const createEntryPass = endpoint({
  method: "POST",
  path: "/api/superadmin/tenants/:id/enter",
  access: "superadmin",
  summary: "Create a one-time address that starts a 30-minute session in an admin's place",
  params: tenantParams,
  body: enterBody,
  responses: { 201: entryPass },
  returnsSecret: true,
  refusals: ["NOT_FOUND", "CONFLICT"],
  example: { reason: "They asked for help" },
})

export const exportTenant = endpoint({
  method: "GET",
  path: "/api/superadmin/tenants/:id/export",
  access: "superadmin",
  summary: "Export a store: all its rows and pictures as a tar.gz that another installation can import",
  params: tenantParams,
  responses: { 200: file },
  refusals: ["NOT_FOUND"],
  limits: [{ name: "tenant-export", per: "account", maxPerHour: 20 }],
})

export const getTenantLimits = endpoint({
  method: "GET",
  path: "/api/superadmin/tenants/:id/limits",
  access: "superadmin",
  summary: "A store's rate limits. Null where the platform's limit applies",
  params: tenantParams,
  responses: { 200: tenantLimitsView },
  refusals: ["NOT_FOUND"],
})

export const updateTenantLimits = endpoint({
  method: "PUT",
  path: "/api/superadmin/tenants/:id/limits",
  access: "superadmin",
  summary: "Set a store's rate limit and concurrency limit. Applies immediately in this process",
  params: tenantParams,
  body: tenantLimits,
  responses: { 200: tenantLimitsView },
  refusals: ["NOT_FOUND"],
  example: { callsPerSecond: 1000, callsAtOnce: 12 },
})
