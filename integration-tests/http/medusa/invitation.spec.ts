import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { PASSWORD } from "../../support/shopper"
import { assign, firstStaff, Staff } from "../../support/medusa-staff"
import { medusaAdminIsBuilt } from "../../support/medusa-admin-built"
import { unique } from "../../support/unique"

jest.setTimeout(90_000)
/** Maximum duration of the first build of Medusa Admin, in ms. */
const building = 20 * 60_000

const url = "/auth/user/emailpass/register"
const refused = { status: 403, body: { type: "not_allowed" } }
const medusa = () => new Client("default", { medusa: true })

let staff: Staff
beforeAll(async () => {
  staff = await firstStaff()
  await medusaAdminIsBuilt()
}, building)

const logins = (email: string) =>
  rows("select id from provider_identity where lower(entity_id) = lower($1)", [email])

test("nobody can register an address of platform staff, invited or not, without its invitation", async () => {
  const { email, token } = await staff.invite()
  const other = await staff.invite()
  const over = await staff.invite()
  await rows("update invite set expires_at = now() - interval '1 minute' where email = $1", [over.email])
  const tries: [string, Record<string, unknown>][] = [
    [`${unique("nobody")}@specs.test`, {}],
    [email, {}],
    [email, { invite_token: other.token }],
    [email, { invite_token: `${token}x` }],
    [email, { invite_token: [token] }],
    [`x${email}`, { invite_token: token }],
    [over.email, { invite_token: over.token }],
  ]
  for (const [tried, more] of tries) {
    expect(await medusa().post(url, { email: tried, password: PASSWORD, ...more })).toMatchObject(refused)
    expect(await logins(tried)).toEqual([])
  }
})

test("an invited person registers on the invitation's page, accepts, and can sign in", async () => {
  const { email, token } = await staff.invite()
  const browser = medusa()
  expect((await browser.get(`/app/invite?token=${token}`)).status).toBe(200)
  const registered = await browser.post<{ token: string }>(url, { email, password: PASSWORD })
  expect(registered.status).toBe(200)
  const headers = { authorization: `Bearer ${registered.body.token}` }
  const person = { email, first_name: "Asha", last_name: "Rao" }
  expect((await browser.post(`/admin/invites/accept?token=${token}`, person, { headers })).status).toBe(200)
  await assign(email, null)
  const colleague = await Staff.signIn(email)
  expect(await colleague?.get("/admin/users/me")).toMatchObject({ status: 200, body: { user: { email } } })
  expect(await browser.post(url, { email, password: PASSWORD })).toMatchObject({ status: 403 })
})

test("registrations are rate-limited per client address", async () => {
  const client = medusa()
  const ask = () => client.post(url, { email: `${unique("nobody")}@specs.test`, password: PASSWORD })
  const responses = await Promise.all(Array.from({ length: 31 }, ask))
  expect(responses.filter((it) => it.status === 429)).toHaveLength(1)
})
