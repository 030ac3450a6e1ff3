import type { AdminFaq } from "../../../src/contract/faq"
import type { HistoryEntry } from "../../../src/contract/history"
import type { TenantChoice } from "../../../src/contract/medusa-admin"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { expectStatus } from "../../support/shopper"
import { newStaff, type NewStaff } from "../../support/new-staff"
import { newTenant, type NewTenant } from "../../support/tenant"

describe("FAQs in Medusa Admin", () => {
  let staff: NewStaff
  let tenant: NewTenant
  let other: NewTenant

  beforeAll(async () => {
    staff = await newStaff()
    tenant = await newTenant()
    other = await newTenant()
  }, 90_000)

  const faqsOf = ({ id }: NewTenant) => `/admin/ratna/tenants/${id}/faqs`
  const add = async (question: string): Promise<AdminFaq> => {
    const answer = await staff.client.post<AdminFaq>(faqsOf(tenant), { question, answer: "Yes." })
    return expectStatus(answer, 201).body
  }

  it("staff choose a tenant and edit its FAQs as its admin does, under their own name in the history", async () => {
    const { body: choices } = await staff.client.get<TenantChoice[]>("/admin/ratna/tenants")
    expect(choices).toContainEqual({ id: tenant.id, slug: tenant.slug, brandName: tenant.brandName })
    const faq = await add("From the platform?")
    const path = `${faqsOf(tenant)}/${faq.id}`
    expect((await new Client(tenant.slug).get<AdminFaq[]>("/api/faqs")).body.at(-1)?.id).toBe(faq.id)
    expect(await staff.client.put(path, { answer: "No.", version: 1 })).toMatchObject({
      status: 200,
      body: { answer: "No.", version: 2 },
    })
    expect(await staff.client.put(path, { answer: "Late.", version: 1 })).toMatchObject({
      status: 409,
      body: { code: "STALE", current: { answer: "No." } },
    })
    expect((await staff.client.delete(path)).status).toBe(204)
    const { body } = await tenant.admin.get<HistoryEntry[]>(`/api/admin/history?id=${faq.id}`)
    expect(body.map((it) => [it.act, it.way, it.by.email])).toEqual(
      ["deleted", "changed", "created"].map((act) => [act, "medusa-admin", staff.email])
    )
  })

  it("a FAQ is found under its own tenant only, and an unknown tenant is 404", async () => {
    const faq = await add("Whose?")
    const before = await rows("select * from faq where id = $1", [faq.id])
    expect((await staff.client.put(`${faqsOf(other)}/${faq.id}`, { answer: "Mine." })).status).toBe(404)
    expect((await staff.client.delete(`${faqsOf(other)}/${faq.id}`)).status).toBe(404)
    expect((await staff.client.get("/admin/ratna/tenants/none/faqs")).status).toBe(404)
    expect(await rows("select * from faq where id = $1", [faq.id])).toEqual(before)
  })

  it("nobody else has access: no visitor, no tenant's admin with their cookie, no request from another site", async () => {
    const stranger = new Client("default", { medusa: true })
    const body = { question: "Strange?", answer: "Yes." }
    for (const path of ["/admin/ratna/tenants", faqsOf(tenant)]) {
      expect((await stranger.get(path)).status).toBe(401)
      expect((await stranger.post(path, body)).status).toBe(401)
    }
    const cookie = [...tenant.admin.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const theirs = await stranger.get(faqsOf(tenant), { headers: { cookie, host: tenant.admin.host } })
    expect(theirs.status).toBe(401)
    const foreign = await staff.client.post(faqsOf(tenant), body, { headers: { origin: "http://evil.test" } })
    expect(foreign.status).toBe(403)
    expect(await rows("select 1 from faq where question = 'Strange?'")).toEqual([])
  })

  it("undeclared endpoints are 404, also in other spellings", async () => {
    const { client } = staff
    expect(await client.get("/admin/ratna/nothing")).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    })
    expect((await client.delete("/admin/ratna/tenants")).status).toBe(405)
    for (const path of [
      "/ADMIN/ratna/tenants",
      "/admin/RATNA/tenants",
      "/admin//ratna/tenants",
      "/admin/%72atna/tenants",
    ]) {
      expect({ path, refused: [403, 404].includes((await client.get(path)).status) }).toEqual({
        path,
        refused: true,
      })
    }
  })

  it("are not available on the tenants' own origin", async () => {
    expect((await new Client(tenant.slug).get("/admin/ratna/tenants")).headers["content-type"]).toContain(
      "text/html"
    )
  })
})
