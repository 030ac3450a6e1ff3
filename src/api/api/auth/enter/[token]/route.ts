import { enteredSeconds } from "../../../../../contract/entry-pass"
import { cookie } from "../../../../../http/kernel/cookie"
import { newSession } from "../../../../../http/kernel/new-session"
import { route } from "../../../../../http/kernel/route"
import { enterTenant } from "../../../../../commands/tenant/entry/enter-tenant"
import * as endpoints from "../../../../../contract/endpoints/auth"

/** Page for an expired or used link. */
const over = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>This address is over</title></head><body><main><h1>This address is over</h1><p>It works once, within five minutes. Ask for a new one on the platform's page of tenants.</p><p><a href="/">Go to the store</a></p></main></body></html>`

export const GET = route(endpoints.enterTenant, async (ctx, { params }, req) => {
  const session = newSession(ctx, req)
  const input = { ...session, pass: params.token }
  // HEAD requests of link checkers don't use up the link, and reveal nothing.
  if (req.method === "HEAD") return { status: 200 }
  const isIn = await enterTenant(ctx.container, input)
  if (!isIn) return { status: 404, raw: { type: "text/html; charset=utf-8", data: over } }
  const headers = { location: "/admin", "set-cookie": cookie("session", session.token, enteredSeconds) }
  return { status: 303, headers }
})
