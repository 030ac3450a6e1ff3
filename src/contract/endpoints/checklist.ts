import { z } from "zod"
import { checklist, checklistsQuery, tenantChecklist } from "../checklist"
import { endpoint } from "./endpoint"

export const getChecklist = endpoint({
  method: "GET",
  path: "/api/admin/checklist",
  access: "admin",
  scope: "settings:read",
  summary: "The current state of the steps that a store needs before it can sell",
  responses: { 200: checklist },
  allowedWhenEntered: true,
})

export const listTenantChecklists = endpoint({
  method: "GET",
  path: "/api/superadmin/checklists",
  access: "superadmin",
  summary: "The checklist progress of several stores. `ids` is comma-separated",
  query: checklistsQuery,
  responses: { 200: z.array(tenantChecklist) },
})
