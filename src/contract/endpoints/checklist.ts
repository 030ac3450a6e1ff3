import { z } from "zod"
import { checklist, checklistsQuery, tenantChecklist } from "../checklist"
import { endpoint } from "./endpoint"

export const getChecklist = endpoint({
  method: "GET",
  path: "/api/admin/checklist",
  access: "admin",
  scope: "settings:read",
  summary: "What the shop still needs before it sells, as it is now",
  responses: { 200: checklist },
  allowedWhenEntered: true,
})

export const listTenantChecklists = endpoint({
  method: "GET",
  path: "/api/superadmin/checklists",
  access: "superadmin",
  summary: "How far some shops are on their way to the first sale; `ids` with commas between",
  query: checklistsQuery,
  responses: { 200: z.array(tenantChecklist) },
})
