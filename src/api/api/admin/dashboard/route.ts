import { dashboard } from "../../../../contract/dashboard"
import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { readDashboard } from "./read-dashboard"

export const GET = route(
  {
    access: "admin",
    scope: "orders:read",
    summary: "The shop at a glance: newest orders, revenue, low stock, and what waits for its owner",
    answers: { 200: dashboard },
  },
  async (ctx) => ok(await inTenant(ctx, readDashboard))
)
