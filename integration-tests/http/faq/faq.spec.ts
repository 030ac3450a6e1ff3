import type { AdminFaq, Faq } from "../../../src/contract/faq"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

const rowOf = (id: string) => rows("select * from faq where id = $1", [id])
const pathOf = ({ id }: Pick<Faq, "id">) => `/api/admin/faqs/${id}`

describe("FAQs", () => {
  let here: NewTenant
  let there: NewTenant

  beforeAll(async () => {
    here = await newTenant()
    there = await newTenant()
  }, 60_000)

  const add = async (question = "Do you set stones?", more: object = {}): Promise<AdminFaq> => {
    const body = { question, answer: "Yes.", ...more }
    return expectStatus(await here.admin.post<AdminFaq>("/api/admin/faqs", body), 201).body
  }
  const publicFaqs = async ({ slug }: NewTenant): Promise<Faq[]> =>
    (await new Client(slug).get<Faq[]>("/api/faqs")).body
  const allFaqs = async (): Promise<AdminFaq[]> => (await here.admin.get<AdminFaq[]>("/api/admin/faqs")).body

  it("a new tenant starts with some", async () => {
    expect((await publicFaqs(there)).length).toBeGreaterThanOrEqual(3)
  })

  it("an admin adds, changes and removes one; visitors see it while it is visible, and never its version", async () => {
    const { version, ...faq } = await add()
    expect(version).toBe(1)
    expect((await publicFaqs(here)).at(-1)).toEqual(faq)
    const hidden = await here.admin.put<AdminFaq>(pathOf(faq), { isVisible: false })
    expect(hidden).toMatchObject({ status: 200, body: { ...faq, isVisible: false, version: 2 } })
    expect(await publicFaqs(here)).not.toContainEqual(expect.objectContaining({ id: faq.id }))
    expect(await allFaqs()).toContainEqual({ ...faq, isVisible: false, version: 2 })
    expect((await here.admin.delete(pathOf(faq))).status).toBe(204)
    expect((await here.admin.delete(pathOf(faq))).status).toBe(404)
    expect(await allFaqs()).not.toContainEqual(expect.objectContaining({ id: faq.id }))
  })

  it("keep the positions 0, 1, 2 … whatever is added, moved or removed, also by concurrent requests", async () => {
    await Promise.all([
      add("First?", { position: 0 }),
      add("Last?"),
      add("Second?", { position: 1 }),
      add("End?"),
    ])
    const faqs = await allFaqs()
    const [first, second] = faqs
    if (!first || !second) throw new Error("no questions")
    const moved = await here.admin.put<AdminFaq>(pathOf(first), { position: 100_000 })
    expect(moved.body.position).toBe(faqs.length - 1)
    const again = await here.admin.put<AdminFaq>(pathOf(first), { position: 100_000 })
    expect(again.body).toEqual(moved.body)
    await Promise.all([
      here.admin.put(pathOf(second), { position: 2 }),
      here.admin.put(pathOf(first), { position: 0 }),
      here.admin.delete(pathOf(faqs.at(2) ?? first)),
    ])
    const after = await allFaqs()
    expect(after.map((it) => it.position)).toEqual(after.map((_, place) => place))
    expect(after).toHaveLength(faqs.length - 1)
    await here.admin.put(pathOf(second), { position: 0 })
    expect((await publicFaqs(here))[0]).toMatchObject({ id: second.id, position: 0 })
  })

  it.each([
    [{}, "question"],
    [{ question: "  ", answer: "x" }, "question"],
    [{ question: "x", answer: "" }, "answer"],
    [{ question: 7, answer: "x" }, "question"],
  ])("refuses %j with the specification's message, and adds nothing", async (body, path) => {
    const before = await allFaqs()
    const answer = await here.admin.post("/api/admin/faqs", body)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED", error: "Please fill in all fields" },
    })
    expect(answer.body).toHaveProperty("details", expect.arrayContaining([expect.objectContaining({ path })]))
    expect(await allFaqs()).toEqual(before)
  })

  it("refuses a visitor with 401 and a shopper with 403, on every endpoint", async () => {
    const faq = await add("Open to all?")
    const { client: shopper } = await newShopper(here.slug)
    const stranger = new Client(here.slug)
    const body = { question: "x", answer: "y" }
    for (const [caller, status] of [
      [stranger, 401],
      [shopper, 403],
    ] as const) {
      expect((await caller.get("/api/admin/faqs")).status).toBe(status)
      expect((await caller.post("/api/admin/faqs", body)).status).toBe(status)
      expect((await caller.put(pathOf(faq), body)).status).toBe(status)
      expect((await caller.delete(pathOf(faq))).status).toBe(status)
    }
    expect(await allFaqs()).toContainEqual(faq)
  })

  it("another tenant's FAQ is 404 for its admin, and its row stays unchanged", async () => {
    const faq = await add("Mine?")
    const before = await rowOf(faq.id)
    expect((await there.admin.put(pathOf(faq), { question: "Theirs?" })).status).toBe(404)
    expect((await there.admin.put(pathOf(faq), { question: "Theirs?", version: 1 })).status).toBe(404)
    expect((await there.admin.delete(pathOf(faq))).status).toBe(404)
    expect(await rowOf(faq.id)).toEqual(before)
    expect(before).toHaveLength(1)
    expect(await rows("select 1 from history where tenant_id = $1", [there.id])).toEqual([])
  })
})
