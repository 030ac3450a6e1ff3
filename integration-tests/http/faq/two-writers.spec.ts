import type { AdminFaq } from "../../../src/contract/faq"
import { rows } from "../../support/database"
import { expectStatus } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

describe("two admins who edit one FAQ don't overwrite each other", () => {
  let tenant: NewTenant
  let faq: AdminFaq

  beforeAll(async () => {
    tenant = await newTenant()
  }, 60_000)
  beforeEach(async () => {
    const body = { question: "Why?", answer: "Because." }
    faq = expectStatus(await tenant.admin.post<AdminFaq>("/api/admin/faqs", body), 201).body
  })

  const put = (body: object, ifMatch?: string) =>
    tenant.admin.put<AdminFaq & { current: AdminFaq }>(`/api/admin/faqs/${faq.id}`, body, {
      headers: ifMatch === undefined ? {} : { "if-match": ifMatch },
    })
  const stored = async () =>
    (
      await rows<{ question: string; answer: string; version: number }>("select * from faq where id = $1", [
        faq.id,
      ])
    )[0]

  it("different fields merge: neither edit is lost, whether the version is in the header or the body", async () => {
    expect((await put({ question: "Why not?", answer: "Because." }, '"1"')).status).toBe(200)
    const second = await put({ question: "Why?", answer: "Just because.", version: 1 })
    expect(second).toMatchObject({
      status: 200,
      body: { question: "Why not?", answer: "Just because.", version: 3 },
    })
  })

  it("the same field: the second gets the current value, and nothing is overwritten", async () => {
    await put({ answer: "Theirs.", version: 1 })
    const second = await put({ question: "Mine?", answer: "Mine.", version: 1 })
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: "STALE",
        current: { id: faq.id, question: "Why?", answer: "Theirs.", version: 2 },
        details: [{ path: "answer" }],
      },
    })
    expect(await stored()).toMatchObject({ question: "Why?", answer: "Theirs.", version: 2 })
  })

  it("the same field with the same text is no conflict, and changes nothing", async () => {
    await put({ answer: "Ours.", version: 1 })
    expect(await put({ answer: "Ours.", version: 1 })).toMatchObject({ status: 200, body: { version: 2 } })
  })

  it("an admin who has seen the newer version may overwrite it", async () => {
    await put({ answer: "Theirs.", version: 1 })
    expect(await put({ answer: "Mine." }, '"2"')).toMatchObject({ status: 200, body: { answer: "Mine." } })
  })

  it("of two concurrent edits, one is written and the other is a conflict", async () => {
    const answers = await Promise.all([put({ answer: "A", version: 1 }), put({ answer: "B", version: 1 })])
    expect(answers.map((it) => it.status).sort()).toEqual([200, 409])
    expect(await stored()).toMatchObject({ version: 2 })
  })

  it("moving another FAQ does not change this one's version", async () => {
    await tenant.admin.post("/api/admin/faqs", { question: "New?", answer: "New.", position: 0 })
    expect(await put({ answer: "Still mine.", version: 1 })).toMatchObject({
      status: 200,
      body: { version: 2 },
    })
  })

  it.each([
    ["in the header", {}, '"99"'],
    ["in the body", { version: 99 }, undefined],
    ["that is none of ours", {}, '"abc"'],
    ["of zero", { version: 0 }, undefined],
  ])("a version that never existed, %s, is 409 and writes nothing", async (_, body, header) => {
    expect(await put({ answer: "Never.", ...body }, header)).toMatchObject({
      status: 409,
      body: { code: "STALE", current: faq },
    })
    expect(await stored()).toMatchObject({ answer: "Because.", version: 1 })
  })

  it("a version that is not a number is 400", async () => {
    expect((await put({ answer: "Never.", version: "x" })).status).toBe(400)
  })

  it("a request without a version is written, as the specification's client sends it", async () => {
    await put({ answer: "Theirs." })
    expect(await put({ answer: "Mine." })).toMatchObject({
      status: 200,
      body: { answer: "Mine.", version: 3 },
    })
  })

  it("if the history does not go back far enough, every difference is a conflict", async () => {
    await put({ answer: "Theirs.", version: 1 })
    await rows("delete from history where entity_id = $1", [faq.id])
    expect(await put({ question: "Mine?", version: 1 })).toMatchObject({
      status: 409,
      body: { code: "STALE", details: [{ path: "question" }] },
    })
  })
})
