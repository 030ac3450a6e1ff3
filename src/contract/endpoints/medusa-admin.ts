import { z } from "zod"
import {
  assignUserBody,
  chooseTenantBody,
  listedTenant,
  listedTenantsQuery,
  medusaUser,
  medusaUserParams,
  shownTenant,
  tenantChoice,
} from "../medusa-admin"
import { endpoint } from "./endpoint"

export const getShownTenant = endpoint({
  method: "GET",
  path: "/admin/ratna/shown-tenant",
  access: "staff",
  summary: "The store that Medusa Admin shows",
  responses: { 200: shownTenant },
})

export const updateShownTenant = endpoint({
  method: "PUT",
  path: "/admin/ratna/shown-tenant",
  access: "staff",
  summary: "Choose the store that Medusa Admin shows. For the platform's staff",
  body: chooseTenantBody,
  responses: { 200: shownTenant },
  refusals: ["NOT_FOUND", "FORBIDDEN"],
})

export const listStaffTenants = endpoint({
  method: "GET",
  path: "/admin/ratna/tenants",
  access: "staff",
  summary: "The stores to choose from",
  responses: { 200: z.array(tenantChoice) },
})

export const listStaffUsers = endpoint({
  method: "GET",
  path: "/admin/ratna/users",
  access: "staff",
  summary: "The users of Medusa Admin with their stores. For the platform's staff",
  responses: { 200: z.array(medusaUser) },
  refusals: ["FORBIDDEN"],
})

export const updateStaffUser = endpoint({
  method: "PUT",
  path: "/admin/ratna/users/:userId",
  access: "staff",
  summary: "Assign a store to a user of Medusa Admin. For the platform's staff",
  params: medusaUserParams,
  body: assignUserBody,
  responses: { 200: medusaUser },
  refusals: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
})

export const listPlatformTenants = endpoint({
  method: "GET",
  path: "/admin/ratna/platform/tenants",
  access: "staff",
  summary: "All stores with their state, including archived ones. For the platform's staff",
  query: listedTenantsQuery,
  responses: { 200: z.array(listedTenant) },
  refusals: ["FORBIDDEN"],
})
