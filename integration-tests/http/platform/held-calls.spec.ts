import { setTimeout as sleep } from "node:timers/promises"
import type { NewApiKey } from "../../../src/contract/key"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { begin } from "../../support/held-call"
import { expectStatus } from "../../support/shopper"
import { newTenant, superadmin } from "../../support/tenant"

jest.setTimeout(60_000)

const faq = JSON.stringify({ question: "Too late?", answer: "Yes." })
const requests = (tenantId: string) =>
  rows("select id from faq where tenant_id = $1 and question = 'Too late?'", [tenantId])

it.each([
  ["closed", 503],
  ["deleted", 404],
] as const)(
  "a request that began before a tenant was %s, with a session or a key, does nothing afterwards",
  async (how, status) => {
    const tenant = await newTenant()
    const key = expectStatus<NewApiKey>(
      await tenant.admin.post("/api/admin/keys", { name: "Program", scopes: ["settings:write"] }),
      201
    ).body.key
    const held = [
      begin(tenant.admin, "/api/admin/faqs", faq),
      begin(new Client(tenant.slug), "/api/admin/faqs", faq, { authorization: `Bearer ${key}` }),
    ]
    const platform = await superadmin()
    // Longer than a body takes that arrives at once (`read-body.ts`): only then is permission checked again.
    await sleep(100)
    const path = `/api/superadmin/tenants/${tenant.id}`
    if (how === "closed") expectStatus(await platform.put(path, { isActive: "false" }), 200)
    else expectStatus(await platform.delete(path), 204)
    for (const { call } of held) call.end(faq.slice(1))
    expect(await Promise.all(held.map((it) => it.status))).toEqual([status, status])
    expect(await requests(tenant.id)).toEqual([])
    const keys = await rows("select id from integration_key where tenant_id = $1", [tenant.id])
    expect(keys).toHaveLength(1)
  }
)
