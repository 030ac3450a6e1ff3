import { dashboard } from "../dashboard"
import { endpoint } from "./endpoint"

export const getDashboard = endpoint({
  method: "GET",
  path: "/api/admin/dashboard",
  access: "admin",
  scope: "orders:read",
  summary: "The shop at a glance: newest orders, revenue, low stock, and what waits for its owner",
  responses: { 200: dashboard },
  allowedWhenEntered: true,
})
