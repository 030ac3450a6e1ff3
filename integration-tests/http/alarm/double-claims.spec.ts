import type { Alarm } from "../../../src/contract/alarm"
import { importRows } from "../../support/catalog"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { mailsTo, mailTo } from "../../support/mailbox"
import { newTenant, type NewTenant } from "../../support/tenant"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(180_000)

const alarmsOf = async ({ admin }: NewTenant, query = ""): Promise<Alarm[]> =>
  (await admin.get<Alarm[]>(`/api/admin/alarms${query}`)).body
const firstAlarm = (tenant: NewTenant) =>
  waitFor(`an alarm of ${tenant.slug}`, async () => (await alarmsOf(tenant))[0], 90_000)

it("both tenants are notified that a laboratory report is claimed twice, and neither learns by whom", async () => {
  const number = unique("report")
  const emails = [
    `${unique("one")}@shops.test`,
    `${unique("two")}@shops.test`,
    `${unique("third")}@shops.test`,
  ]
  const tenants = await Promise.all(emails.map((email) => newTenant({ email })))
  const [one, two, third] = tenants as [NewTenant, NewTenant, NewTenant]
  await importRows(one, [
    { name: "Own ruby", certificateLab: "Gübelin", certificateNumber: ` ${number.toUpperCase()}` },
    { name: "Uncertified" },
  ])
  await importRows(two, [
    { name: "Other ruby", certificateLab: "GUBELIN GEM LAB", certificateNumber: number.replaceAll("-", " ") },
  ])
  await importRows(third, [
    { name: "Alike", certificateLab: "SSEF", certificateNumber: number },
    { name: "Sold out", certificateLab: "Gübelin", certificateNumber: number, stock: "0" },
  ])

  const notified = [
    { tenant: one, name: "Own ruby", email: emails[0] ?? "", other: two, otherName: "Other ruby" },
    { tenant: two, name: "Other ruby", email: emails[1] ?? "", other: one, otherName: "Own ruby" },
  ]
  for (const { tenant, name, email, other, otherName } of notified) {
    const raised = await firstAlarm(tenant)
    expect(raised).toMatchObject({ kind: "REPORT_CLAIMED_TWICE", name })
    const mail = await mailTo(email)
    expect(mail.text).toContain(name)
    for (const text of [JSON.stringify(raised), mail.text, mail.html ?? ""]) {
      expect(text).not.toContain(other.slug)
      expect(text).not.toContain(otherName)
    }
    expect(await alarmsOf(tenant)).toHaveLength(1)
    const address = `/api/admin/alarms/${raised.id}`
    expect(raised.isSeen).toBe(false)
    expect(await other.admin.put(address, { isSeen: true })).toMatchObject({ status: 404 })
    expect(await tenant.admin.put(address, { isSeen: "often" })).toMatchObject({ status: 400 })
    expect(await tenant.admin.put(address, { isSeen: true })).toMatchObject({
      status: 200,
      body: { id: raised.id, isSeen: true },
    })
    expect(await alarmsOf(tenant)).toEqual([])
    expect(await alarmsOf(tenant, "?show=all")).toEqual([{ ...raised, isSeen: true }])
    expect(await tenant.admin.get("/api/admin/alarms?show=seen")).toMatchObject({ status: 400 })
    expect(await tenant.admin.put(address, { isSeen: false })).toMatchObject({ status: 200 })
    expect(await alarmsOf(tenant)).toEqual([raised])
    expect(await mailsTo(email)).toHaveLength(1)
  }
  // The third tenant was read with the others: its last sweep used its current catalog.
  await waitFor("the third tenant's sweep", async () =>
    (
      await rows(
        `select 1 from report_sweep s join tenant t on t.id = s.tenant_id where t.slug = $1 and s.version =
           (select sum(n)::text from catalog_change c where c.tenant_id = t.id)`,
        [third.slug]
      )
    ).length
      ? true
      : undefined
  )
  expect(await alarmsOf(third)).toEqual([])
  expect((await new Client(one.slug).get("/api/admin/alarms")).status).toBe(401)
  expect((await new Client("sapphire").get("/api/admin/alarms")).status).toBe(401)
})

it("the table that compares all tenants' reports holds hashes, so it reveals no report", async () => {
  const claims = await rows<{ report_hash: string }>("select report_hash from report_claim limit 50")
  expect(claims.length).toBeGreaterThan(0)
  for (const it of claims) expect(it.report_hash).toMatch(/^[\w-]{43}$/)
})
