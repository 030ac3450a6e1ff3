import type { AdminFaq } from "../../../src/contract/faq"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { historyOf, newestEntry, revert, revertNewest } from "../../support/history"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

jest.setTimeout(60_000)

const faqs = "/api/admin/faqs"

describe("reverting a change", () => {
  let tenant: NewTenant
  let faq: AdminFaq
  beforeEach(async () => {
    tenant = await newTenant()
    const body = { question: "Why?", answer: "Because.", position: 1 }
    faq = expectStatus(await tenant.admin.post<AdminFaq>(faqs, body), 201).body
  })

  const edit = async (changes: object) =>
    expectStatus(await tenant.admin.put<AdminFaq>(`${faqs}/${faq.id}`, changes), 200).body
  const remove = async () => expectStatus(await tenant.admin.delete(`${faqs}/${faq.id}`), 204)
  const list = async () => (await tenant.admin.get<AdminFaq[]>(faqs)).body
  const found = async () => (await list()).find((it) => it.id === faq.id)
  const entries = () => historyOf(tenant.admin, `entity=faq&id=${faq.id}`)
  const newest = async () => (await newestEntry(tenant.admin, `id=${faq.id}`)).id

  it("restores the old values with a new version, and is in the history itself", async () => {
    await edit({ answer: "Just because.", isVisible: false })
    const id = await newest()
    expect(await revert(tenant.admin, id)).toMatchObject({
      status: 200,
      body: {
        restored: [
          { field: "answer", from: "Just because.", to: "Because." },
          { field: "isVisible", from: false, to: true },
        ],
        left: [],
      },
    })
    expect(await found()).toEqual({ ...faq, version: 3 })
    const [undo, done] = await entries()
    expect(undo).toMatchObject({ act: "changed", version: 3, way: "screen", reverts: id, name: "Why?" })
    expect(done).toMatchObject({ id, revertedBy: undo?.id, isRevertible: true })
    await revertNewest(tenant.admin, `id=${faq.id}`)
    expect(await found()).toMatchObject({ answer: "Just because.", isVisible: false, version: 4 })
  })

  it("as a dry run returns the same result and changes nothing", async () => {
    await edit({ answer: "Just because." })
    const id = await newest()
    const dry = await revert(tenant.admin, id, { dryRun: true })
    expect(await found()).toMatchObject({ answer: "Just because.", version: 2 })
    expect(await entries()).toHaveLength(2)
    const { body } = await revert(tenant.admin, id)
    expect(body).toEqual({ ...dry.body, entryId: expect.any(String) as string })
  })

  it("keeps fields that someone has changed since, and names them; selected fields are reverted too", async () => {
    await edit({ question: "Why so?", answer: "Just because." })
    const id = await newest()
    await edit({ answer: "A third answer." })
    const left = { field: "answer", from: "A third answer.", to: "Because.", reason: "changed" }
    expect((await revert(tenant.admin, id)).body).toMatchObject({
      restored: [{ field: "question", from: "Why so?", to: "Why?" }],
      left: [left],
    })
    expect(await found()).toMatchObject({ question: "Why?", answer: "A third answer." })
    const again = await revert(tenant.admin, id)
    expect(again.body).toEqual({ restored: [], left: [left], restoredCount: 0, leftCount: 1, names: {} })
    expect(await entries()).toHaveLength(4)
    const chosen = await revert(tenant.admin, id, { also: [{ field: "answer" }] })
    expect(chosen.body).toMatchObject({ restored: [{ field: "answer", to: "Because." }], left: [] })
    expect(await found()).toMatchObject({ question: "Why?", answer: "Because." })
  })

  it("restores a removed FAQ to its position, repeatedly", async () => {
    for (const version of [3, 5]) {
      await remove()
      await revertNewest(tenant.admin, `id=${faq.id}`)
      expect(await found()).toEqual({ ...faq, version })
    }
    await remove()
    const removal = await newest()
    expectStatus(await revert(tenant.admin, removal), 200)
    expect((await revert(tenant.admin, removal)).body).toMatchObject({ restored: [], left: [] })
  })

  it("removes what was created, unless it was edited since; selected, it is removed anyway", async () => {
    const made = await newest()
    await edit({ answer: "Edited." })
    expect((await revert(tenant.admin, made)).body).toMatchObject({
      restored: [],
      left: [{ field: "*", reason: "changed" }],
    })
    expect(await found()).toMatchObject({ answer: "Edited." })
    expectStatus(await revert(tenant.admin, made, { also: [{ field: "*" }] }), 200)
    expect(await found()).toBeUndefined()
    await revertNewest(tenant.admin, `id=${faq.id}`)
    expect(await found()).toMatchObject({ answer: "Edited." })
  })

  it("happens once if two admins revert the same change concurrently", async () => {
    await edit({ answer: "Just because." })
    const id = await newest()
    const responses = await Promise.all([1, 2, 3].map(() => revert(tenant.admin, id)))
    expect(responses.filter((it) => it.status === 200 && it.body.restored.length === 1)).toHaveLength(1)
    for (const it of responses) expect([200, 409]).toContain(it.status)
    expect(await entries()).toHaveLength(3)
    expect(await found()).toEqual({ ...faq, version: 3 })
  })

  it("is possible for thirty days: then 409, and nothing changes", async () => {
    await edit({ answer: "Just because." })
    const id = await newest()
    await rows("update history set at = now() - interval '31 days' where id = $1", [id])
    expect(await revert(tenant.admin, id)).toMatchObject({
      status: 409,
      body: { code: "CONFLICT", error: "Changes can be reverted for 30 days. This one is older." },
    })
    expect((await historyOf(tenant.admin, `entry=${id}`))[0]?.isRevertible).toBe(false)
    await rows("update history set at = now() - interval '29 days' where id = $1", [id])
    expectStatus(await revert(tenant.admin, id), 200)
  })

  it("is not possible for changes of the admins: 409 with a message", async () => {
    expectStatus(await tenant.admin.post("/api/admin/staff", { email: `new@${tenant.slug}.test` }), 201)
    const entry = await newestEntry(tenant.admin, "entity=staff")
    expect(entry.isRevertible).toBe(false)
    expect(await revert(tenant.admin, entry.id)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  })

  it("is for the tenant's admins: 401, 403, and 404 for another tenant's history entry", async () => {
    await edit({ answer: "Just because." })
    const id = await newest()
    const other = await newTenant()
    const { client: shopper } = await newShopper(tenant.slug)
    for (const [client, status] of [
      [new Client(tenant.slug), 401],
      [shopper, 403],
      [other.admin, 404],
    ] as const) {
      expect((await revert(client, id)).status).toBe(status)
      expect((await client.get(`/api/admin/history/${id}/things`)).status).toBe(status)
    }
    expect((await revert(tenant.admin, "hist_none")).status).toBe(404)
    expect((await revert(tenant.admin, id, { dryRun: "maybe" })).status).toBe(400)
    expect((await revert(tenant.admin, id, { also: ["answer"] })).status).toBe(400)
    expect(await rows("select answer, version from faq where id = $1", [faq.id])).toEqual([
      { answer: "Just because.", version: 2 },
    ])
  })
})
