import type { AdminFaq } from "../../../src/contract/faq"
import type { HistoryEntry } from "../../../src/contract/history"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

describe("history", () => {
  let tenant: NewTenant
  let other: NewTenant
  let faq: AdminFaq

  beforeAll(async () => {
    tenant = await newTenant()
    other = await newTenant()
    const body = { question: "Why?", answer: "Because." }
    faq = expectStatus(await tenant.admin.post<AdminFaq>("/api/admin/faqs", body), 201).body
    const path = `/api/admin/faqs/${faq.id}`
    expectStatus(await tenant.admin.put(path, { answer: "Just because.", isVisible: false, version: 1 }), 200)
    expectStatus(await tenant.admin.put(path, { answer: "Just because." }), 200)
    expectStatus(await tenant.admin.delete(path), 204)
  }, 60_000)

  const history = (query = "") => tenant.admin.get<HistoryEntry[]>(`/api/admin/history?${query}`)
  const adminEmail = () => `admin@${tenant.slug}.test`

  it("shows who changed what, with old and new values and the origin; requests that changed nothing are not in it", async () => {
    const { body } = await history(`entity=faq&id=${faq.id}`)
    const by = { name: expect.any(String) as string, email: adminEmail() }
    expect(body).toMatchObject([
      { act: "deleted", entity: "faq", entityId: faq.id, version: 3, way: "screen", by },
      {
        act: "changed",
        version: 2,
        changes: [
          { field: "answer", from: "Because.", to: "Just because." },
          { field: "isVisible", from: true, to: false },
        ],
      },
      { act: "created", version: 1 },
    ])
    expect(body[0]?.changes).toContainEqual({ field: "answer", from: "Just because.", to: null })
    expect(body[2]?.changes).toContainEqual({ field: "question", from: null, to: "Why?" })
    expect(new Set(body.map((it) => it.id)).size).toBe(3)
  })

  it("filters by kind and person, and pages with the total count", async () => {
    const page = await history(`id=${faq.id}&limit=1&offset=1`)
    expect([page.body[0]?.act, page.headers["x-total-count"]]).toEqual(["changed", "3"])
    const mine = await history(`by=${adminEmail()}`)
    expect(mine.headers["x-total-count"]).toBe("3")
    const byId = await history(`by=${mine.body[0]?.by.id ?? ""}`)
    expect(byId.body).toEqual(mine.body)
    expect((await history("by=nobody@specs.test")).body).toEqual([])
    expect((await history("entity=product")).body).toEqual([])
    expect((await history("limit=0")).status).toBe(400)
  })

  it("is for the tenant's admins: 401, 403, and nothing of another tenant", async () => {
    expect((await new Client(tenant.slug).get("/api/admin/history")).status).toBe(401)
    const { client } = await newShopper(tenant.slug)
    expect((await client.get("/api/admin/history")).status).toBe(403)
    expect(await other.admin.get(`/api/admin/history?id=${faq.id}`)).toMatchObject({ status: 200, body: [] })
  })

  it("a change is rolled back if it can't be recorded", async () => {
    const body = { question: "Recorded?", answer: "No." }
    await rows("alter table history add constraint spec_refuses check (changes::text not like '%Recorded?%')")
    try {
      expect((await tenant.admin.post("/api/admin/faqs", body)).status).toBe(500)
    } finally {
      await rows("alter table history drop constraint spec_refuses")
    }
    expect(await rows("select 1 from faq where question = 'Recorded?'")).toEqual([])
  })
})
