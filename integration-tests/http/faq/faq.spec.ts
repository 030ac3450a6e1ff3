import type { Faq } from "../../../src/contract/faq"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

const rowOf = async (id: string) => rows("select * from faq where id = $1", [id])

describe("FAQs", () => {
  let here: NewTenant
  let there: NewTenant

  beforeAll(async () => {
    here = await newTenant()
    there = await newTenant()
  }, 60_000)

  const add = async (question = "Do you set stones?", more: object = {}): Promise<Faq> =>
    expectStatus(await here.admin.post<Faq>("/api/admin/faqs", { question, answer: "Yes.", ...more }), 201)
      .body

  const publicFaqs = async ({ slug }: NewTenant): Promise<Faq[]> =>
    (await new Client(slug).get<Faq[]>("/api/faqs")).body

  it("a new shop starts with some", async () => {
    expect((await publicFaqs(there)).length).toBeGreaterThanOrEqual(3)
  })

  it("an admin adds, changes and removes one; visitors see it in its order while it is visible", async () => {
    const faq = await add()
    expect((await publicFaqs(here)).at(-1)).toEqual(faq)
    const hidden = await here.admin.put<Faq>(`/api/admin/faqs/${faq.id}`, { isVisible: false })
    expect(hidden).toMatchObject({ status: 200, body: { ...faq, isVisible: false } })
    expect(await publicFaqs(here)).not.toContainEqual(expect.objectContaining({ id: faq.id }))
    const all = await here.admin.get<Faq[]>("/api/admin/faqs")
    expect(all.body).toContainEqual({ ...faq, isVisible: false })
    await here.admin.put(`/api/admin/faqs/${faq.id}`, { isVisible: true, position: 0, answer: "Of course." })
    expect((await publicFaqs(here)).slice(0, 2)).toContainEqual(
      expect.objectContaining({ id: faq.id, answer: "Of course.", question: faq.question })
    )
    expect((await here.admin.delete(`/api/admin/faqs/${faq.id}`)).status).toBe(204)
    expect((await here.admin.delete(`/api/admin/faqs/${faq.id}`)).status).toBe(404)
    expect(await publicFaqs(here)).not.toContainEqual(expect.objectContaining({ id: faq.id }))
  })

  it.each([
    [{}, "question"],
    [{ question: "  ", answer: "x" }, "question"],
    [{ question: "x", answer: "" }, "answer"],
    [{ question: 7, answer: "x" }, "question"],
  ])("refuses %j with the specification's words", async (body, path) => {
    const answer = await here.admin.post("/api/admin/faqs", body)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED", error: "Please fill in all fields" },
    })
    expect(answer.body).toHaveProperty("details", expect.arrayContaining([expect.objectContaining({ path })]))
  })

  it("refuses a stranger with 401 and a shopper with 403", async () => {
    const body = { question: "x", answer: "y" }
    expect((await new Client(here.slug).post("/api/admin/faqs", body)).status).toBe(401)
    const { client } = await newShopper(here.slug)
    expect(await client.post("/api/admin/faqs", body)).toMatchObject({
      status: 403,
      body: { code: "FORBIDDEN" },
    })
  })

  it("another shop's question does not exist for its admin, and its row stays as it was", async () => {
    const faq = await add("Mine?")
    const before = await rowOf(faq.id)
    const mine = `/api/admin/faqs/${faq.id}`
    expect((await there.admin.put(mine, { question: "Theirs?" })).status).toBe(404)
    expect((await there.admin.delete(mine)).status).toBe(404)
    expect(await rowOf(faq.id)).toEqual(before)
    expect(before).toHaveLength(1)
  })
})
