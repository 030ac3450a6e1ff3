import type { ContactMessage } from "../../../src/contract/contact"
import type { HistoryEntry } from "../../../src/contract/history"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { mailsTo, mailTo } from "../../support/mailbox"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(60_000)

const list = "/api/admin/contact-messages"
const filled = { name: "Asha Rao", email: "asha@specs.test", message: "Do you set stones?" }
const storedOf = (tenantId: string) =>
  rows<{ id: string; is_read: boolean; version: number }>(
    "select id, is_read, version from contact_message where tenant_id = $1 order by created_at",
    [tenantId]
  )

describe("messages to a tenant", () => {
  let here: NewTenant
  let there: NewTenant
  let mailbox: string

  beforeEach(async () => {
    mailbox = `${unique("desk")}@specs.test`
    here = await newTenant({ email: mailbox })
    there = await newTenant()
  })

  const write = (more: object = {}, client = new Client(here.slug)) =>
    client.post<{ id: string }>("/api/contact", { ...filled, ...more })
  const listed = (query = "") => here.admin.get<ContactMessage[]>(`${list}${query}`)

  it("a visitor's message is stored for the admins and mailed to the tenant, whose reply goes to the writer", async () => {
    const email = `${unique("asha")}@specs.test`
    const { body } = expectStatus(await write({ email, message: "Two\r\nlines & <b>bold</b>" }), 201)
    expect((await listed()).body).toEqual([
      {
        id: body.id,
        ...filled,
        email,
        message: "Two\nlines & <b>bold</b>",
        isRead: false,
        isAnswered: false,
        createdAt: expect.any(String) as string,
        version: 1,
      },
    ])
    const mail = await mailTo(mailbox)
    expect(mail.replyTo).toEqual([{ address: email, name: "Asha Rao" }])
    expect(mail.from[0]?.name).toBe(`Shop ${here.slug}`)
    expect(mail.text).toContain("> Two\n> lines & <b>bold</b>")
    expect(mail.html).toContain("&lt;b&gt;bold")
    expect(mail.html).not.toContain("<b>bold")
  })

  it("the mail goes to the tenant's contact entry, or else to the address in its branding", async () => {
    const own = `${unique("own")}@specs.test`
    await rows("insert into content_entry (tenant_id, key, value) values ($1, 'contact_email', $2)", [
      here.id,
      own,
    ])
    expectStatus(await write(), 201)
    await mailTo(own)
    expect(await mailsTo(mailbox)).toEqual([])
  })

  it("a tenant without a contact address still stores the message", async () => {
    const queued = () => rows("select 1 from mail_outbox where tenant_id = $1", [there.id])
    await waitFor("the admin's invitation", async () => ((await queued()).length === 0 ? true : undefined))
    expectStatus(await write({}, new Client(there.slug)), 201)
    expect(await storedOf(there.id)).toHaveLength(1)
    expect(await queued()).toEqual([])
  })

  it("a writer's name can add neither a header nor a recipient", async () => {
    const victim = `${unique("victim")}@specs.test`
    for (const name of [`Asha\r\nBcc: ${victim}`, `Asha <${victim}>, x`, `"Asha" <${victim}>`]) {
      expectStatus(await write({ name }), 201)
    }
    const mails = await Promise.all([mailTo(mailbox), mailTo(mailbox, 1), mailTo(mailbox, 2)])
    for (const { subject, replyTo, cc = [], bcc = [] } of mails) {
      expect(subject).not.toMatch(/[\r\n]/)
      expect([...cc, ...bcc]).toEqual([])
      expect(replyTo?.map((it) => it.address)).toEqual([filled.email])
    }
    expect(await mailsTo(victim)).toEqual([])
  })

  it.each([
    [{ name: " " }, "name", "Please fill in all fields before submitting."],
    [{ email: "" }, "email", "Please fill in all fields before submitting."],
    [{ message: undefined }, "message", "Please fill in all fields before submitting."],
    [{ email: "x@specs.test,y@specs.test" }, "email", "Please enter a valid email address"],
    [{ message: "x".repeat(501) }, "message", "Message must be at most 500 characters"],
  ])(
    "%j is refused with the specification's message, and neither stored nor mailed",
    async (more, path, error) => {
      const response = await write(more)
      expect(response).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED", error } })
      expect(response.body).toHaveProperty("details", expect.arrayContaining([{ path, message: error }]))
      expect(await storedOf(here.id)).toEqual([])
      expect(await mailsTo(mailbox)).toEqual([])
    }
  )

  it("the sixth message of one client within an hour is refused, another client's is accepted", async () => {
    const busy = new Client(here.slug)
    for (let nth = 1; nth <= 5; nth += 1) expectStatus(await write({}, busy), 201)
    const refused = await write({}, busy)
    expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } })
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
    expect(await storedOf(here.id)).toHaveLength(5)
    expectStatus(await write(), 201)
  })

  it("the newest come first, in pages, with the total count", async () => {
    for (const message of ["First", "Second", "Third"]) expectStatus(await write({ message }), 201)
    const { headers, body } = await listed("?limit=2&offset=0")
    expect([headers["x-total-count"], body.map((it) => it.message)]).toEqual(["3", ["Third", "Second"]])
    expect((await listed("?limit=2&offset=2")).body.map((it) => it.message)).toEqual(["First"])
    expect((await listed("?limit=0")).status).toBe(400)
  })

  it("an admin marks a message; a concurrent change of the other mark is not lost", async () => {
    const { id } = (await write()).body
    const path = `${list}/${id}`
    const marked = await here.admin.put<ContactMessage>(path, { isRead: true })
    expect(marked).toMatchObject({ status: 200, body: { id, isRead: true, isAnswered: false, version: 2 } })
    const other = await here.admin.put<ContactMessage>(path, { isAnswered: true, version: 1 })
    expect(other).toMatchObject({ status: 200, body: { isRead: true, isAnswered: true, version: 3 } })
    const stale = await here.admin.put(path, { isRead: false, version: 1 })
    // Version 1 was unread, so this request changes nothing itself.
    expect(stale).toMatchObject({ status: 200, body: { isRead: true, version: 3 } })
    const { body: entries } = await here.admin.get<HistoryEntry[]>(`/api/admin/history?id=${id}`)
    expect(entries.map((it) => it.changes.map((change) => change.field))).toEqual([
      ["isAnswered"],
      ["isRead"],
    ])
    expect((await here.admin.put(path, { isRead: "yes" })).status).toBe(400)
  })

  it("only this tenant's admins see and mark its messages; another tenant's rows stay unchanged", async () => {
    const { id } = (await write()).body
    const before = await storedOf(here.id)
    const { client: shopper } = await newShopper(here.slug)
    for (const [caller, status] of [
      [new Client(here.slug), 401],
      [shopper, 403],
      [there.admin, 404],
    ] as const) {
      expect((await caller.put(`${list}/${id}`, { isRead: true })).status).toBe(status)
      const seen = await caller.get(list)
      expect([seen.status, status === 404 ? seen.body : []]).toEqual([status === 404 ? 200 : status, []])
    }
    expect(await storedOf(here.id)).toEqual(before)
  })
})
