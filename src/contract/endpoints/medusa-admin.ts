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
  summary: "Whose things Medusa Admin shows",
  responses: { 200: shownTenant },
})

export const updateShownTenant = endpoint({
  method: "PUT",
  path: "/admin/ratna/shown-tenant",
  access: "staff",
  summary: "Choose whose things Medusa Admin shows; for the platform's own people",
  body: chooseTenantBody,
  responses: { 200: shownTenant },
  refusals: ["NOT_FOUND", "FORBIDDEN"],
})

export const listStaffTenants = endpoint({
  method: "GET",
  path: "/admin/ratna/tenants",
  access: "staff",
  summary: "The shops to choose from",
  responses: { 200: z.array(tenantChoice) },
})

export const listStaffUsers = endpoint({
  method: "GET",
  path: "/admin/ratna/users",
  access: "staff",
  summary: "Who signs in to Medusa Admin, and whose things each may look at; for the platform's own people",
  responses: { 200: z.array(medusaUser) },
  refusals: ["FORBIDDEN"],
})

export const updateStaffUser = endpoint({
  method: "PUT",
  path: "/admin/ratna/users/:userId",
  access: "staff",
  summary: "Say whose things a user of Medusa Admin may look at; for the platform's own people",
  params: medusaUserParams,
  body: assignUserBody,
  responses: { 200: medusaUser },
  refusals: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
})

export const listPlatformTenants = endpoint({
  method: "GET",
  path: "/admin/ratna/platform/tenants",
  access: "staff",
  summary: "All shops with their state, archived ones too; for the platform's own people",
  query: listedTenantsQuery,
  responses: { 200: z.array(listedTenant) },
  refusals: ["FORBIDDEN"],
})
