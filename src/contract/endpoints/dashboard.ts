import { dashboard } from "../dashboard"
import { endpoint } from "./endpoint"

export const getDashboard = endpoint({
  method: "GET",
  path: "/api/admin/dashboard",
  access: "admin",
  scope: "orders:read",
  summary: "The store's dashboard: newest orders, revenue, low stock and open tasks",
  responses: { 200: dashboard },
  allowedWhenEntered: true,
})
