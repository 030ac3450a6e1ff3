import { z } from "zod"
import { staffInviteBody, staffMember, staffParams } from "../staff"
import { endpoint } from "./endpoint"

export const listStaff = endpoint({
  method: "GET",
  path: "/api/admin/staff",
  access: "admin",
  summary: "The store's administrators",
  responses: { 200: z.array(staffMember) },
  allowedWhenEntered: true,
})

export const inviteStaff = endpoint({
  method: "POST",
  path: "/api/admin/staff",
  access: "admin",
  summary: "Invite an administrator. Inviting the same person again sends a new link",
  body: staffInviteBody,
  responses: { 201: staffMember },
  refusals: ["CONFLICT"],
  limits: [{ name: "staff-invitation", per: "account", maxPerHour: 30 }],
  example: { email: "colleague@example.in" },
})

export const removeStaff = endpoint({
  method: "DELETE",
  path: "/api/admin/staff/:id",
  access: "admin",
  summary: "Remove an administrator. The last one can't be removed",
  params: staffParams,
  responses: { 204: null },
  refusals: ["NOT_FOUND", "CONFLICT"],
})
