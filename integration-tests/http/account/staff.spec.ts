import type { StaffMember } from "../../../src/contract/staff"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { mailAbout, mailTo, mailsTo, tokenIn } from "../../support/mailbox"
import { expectStatus, newShopper, PASSWORD, signIn } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"
import { unique } from "../../support/unique"

jest.setTimeout(60_000)

let here: NewTenant
let there: NewTenant

beforeAll(async () => {
  here = await newTenant()
  there = await newTenant()
})

const path = "/api/admin/staff"
const staff = async ({ admin }: NewTenant): Promise<StaffMember[]> =>
  expectStatus(await admin.get<StaffMember[]>(path), 200).body
const invite = (email: string, by = here) => by.admin.post<StaffMember>(path, { email })
const newEmail = () => `${unique("staff")}@specs.test`

/** Sets a password by the link of the newest invitation. */
async function response(email: string, { slug }: NewTenant = here): Promise<Client> {
  const token = tokenIn(await mailTo(email))
  expectStatus(await new Client(slug).post("/api/auth/reset-password", { token, password: PASSWORD }), 200)
  return signIn(email, PASSWORD, slug)
}

describe("the admins of a tenant", () => {
  it("an invited admin can use the back office once a password is set", async () => {
    const email = newEmail()
    const invited = expectStatus(await invite(email), 201).body
    expect(invited).toMatchObject({ email, isInvited: true })
    const colleague = await response(email)
    expect((await colleague.get(path)).status).toBe(200)
    expect(await staff(here)).toContainEqual({ ...invited, isInvited: false })
    expect(await staff(there)).not.toContainEqual(expect.objectContaining({ email }))
  })

  it("get another link if the first was lost, and an error if the account is an admin already", async () => {
    const email = newEmail()
    expectStatus(await invite(email), 201)
    await mailTo(email)
    expectStatus(await invite(email), 201)
    await mailAbout(email, /./, 1)
    expect(await mailsTo(email)).toHaveLength(2)
    await response(email)
    expect(await invite(email)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  })

  it("may be an existing shopper of the tenant, who keeps password and orders", async () => {
    const shopper = await newShopper(here.slug)
    expect((await shopper.client.get(path)).status).toBe(403)
    expectStatus(await invite(shopper.email), 201)
    expect((await shopper.client.get(path)).status).toBe(200)
  })

  it("an account with an unverified e-mail can't become an admin: a stranger may have registered it", async () => {
    const email = newEmail()
    const stranger = new Client(here.slug)
    expectStatus(
      await stranger.post("/api/auth/register", { email, name: "Asha Rao", password: PASSWORD }),
      201
    )
    expect(await invite(email)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
    expect((await stranger.get(path)).status).toBe(403)
  })

  it("a removed admin loses access immediately; the last one can't be removed", async () => {
    const email = newEmail()
    const { id } = expectStatus(await invite(email), 201).body
    const colleague = await response(email)
    expect((await here.admin.delete(`${path}/${id}`)).status).toBe(204)
    expect((await colleague.get(path)).status).toBe(401)
    expect((await (await signIn(email, PASSWORD, here.slug)).get(path)).status).toBe(403)
    expect((await here.admin.delete(`${path}/${id}`)).status).toBe(404)
    const [last] = await staff(there)
    const refused = await there.admin.delete(`${path}/${last?.id ?? ""}`)
    expect(refused).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
    expect(await staff(there)).toHaveLength(1)
  })

  it("a withdrawn invitation leaves no rows behind, and its link is void", async () => {
    const email = newEmail()
    const { id } = expectStatus(await invite(email), 201).body
    const token = tokenIn(await mailTo(email))
    expect((await here.admin.delete(`${path}/${id}`)).status).toBe(204)
    expect(await rows("select 1 from account where id = $1", [id])).toEqual([])
    const late = await new Client(here.slug).post("/api/auth/reset-password", { token, password: PASSWORD })
    expect(late.status).toBe(400)
  })

  it("only the tenant's own admins list, invite and remove them", async () => {
    const [theirs] = await staff(there)
    expect((await here.admin.delete(`${path}/${theirs?.id ?? ""}`)).status).toBe(404)
    expect(await staff(there)).toContainEqual(theirs)
    const shopper = await newShopper(here.slug)
    const before = await staff(here)
    for (const [client, status] of [
      [new Client(here.slug), 401],
      [shopper.client, 403],
    ] as const) {
      expect((await client.get(path)).status).toBe(status)
      expect((await client.post(path, { email: newEmail() })).status).toBe(status)
      expect((await client.delete(`${path}/${before[0]?.id ?? ""}`)).status).toBe(status)
    }
    expect(await staff(here)).toEqual(before)
    expect((await here.admin.post(path, { email: "no e-mail" })).status).toBe(400)
  })

  it("changes are in the history, without names", async () => {
    const email = newEmail()
    const { id } = expectStatus(await invite(email), 201).body
    expect((await here.admin.delete(`${path}/${id}`)).status).toBe(204)
    const { body } = await here.admin.get<object[]>(`/api/admin/history?entity=staff&id=${id}`)
    expect(body).toMatchObject([
      { act: "changed", changes: [{ field: "role", from: "ADMIN", to: null }] },
      { act: "created", changes: [{ field: "role", from: null, to: "ADMIN" }] },
    ])
    expect(JSON.stringify(body)).not.toContain(email)
  })
})
