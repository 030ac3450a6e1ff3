import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { invitedStaff } from "../../support/medusa-staff"
import { newStaff } from "../../support/new-staff"
import { product } from "../../support/product"
import { expectStatus, PASSWORD } from "../../support/shopper"

jest.setTimeout(120_000)

const medusa = () => new Client("default", { medusa: true })
const me = "/admin/users/me"
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

async function tokenOf(email: string): Promise<string> {
  const { body } = expectStatus(
    await medusa().post<{ token: string }>("/auth/user/emailpass", { email, password: PASSWORD }),
    200
  )
  return body.token
}

test("a session that an attacker planted in a browser is not signed in when the next person signs in there", async () => {
  const [thief, victim] = [await newStaff(), await invitedStaff(null)]
  const planted = thief.client.cookies.get("connect.sid") ?? ""
  const browser = medusa()
  browser.cookies.set("connect.sid", planted)
  expectStatus(await browser.post("/auth/session", {}, bearer(await tokenOf(victim.email))), 200)
  expect(browser.cookies.get("connect.sid")).not.toBe(planted)
  expect(await browser.get(me)).toMatchObject({ status: 200, body: { user: { email: victim.email } } })
  expect((await thief.client.get(me)).status).toBe(401)
})

describe("signing out of Medusa Admin", () => {
  test("ends the token that the session was made of, and what was made of that", async () => {
    const { email } = await invitedStaff(null)
    const token = await tokenOf(email)
    const [browser, copy] = [medusa(), medusa()]
    for (const it of [browser, copy]) expectStatus(await it.post("/auth/session", {}, bearer(token)), 200)
    const refreshed = expectStatus(
      await medusa().post<{ token: string }>("/auth/token/refresh", {}, bearer(token)),
      200
    ).body.token
    const other = await tokenOf(email)
    for (const it of [token, refreshed, other]) expectStatus(await medusa().get(me, bearer(it)), 200)
    expectStatus(await browser.delete("/auth/session"), 200)
    for (const it of [token, refreshed]) {
      expect((await medusa().get(me, bearer(it))).status).toBe(401)
      expect((await medusa().get("/admin/ratna/tenants", bearer(it))).status).toBe(401)
      for (const call of ["/auth/session", "/auth/token/refresh", "/auth/mfa/factors"])
        expect([call, (await medusa().post(call, { provider: "totp" }, bearer(it))).status]).toEqual([
          call,
          401,
        ])
    }
    expect((await copy.get(me)).status).toBe(401)
    // Another sign-in of the same person stays valid.
    expectStatus(await medusa().get(me, bearer(other)), 200)
  })

  test("ends a token without a session", async () => {
    const { email } = await invitedStaff(null)
    const token = await tokenOf(email)
    expectStatus(await medusa().get(me, bearer(token)), 200)
    expectStatus(await medusa().delete("/auth/session", bearer(token)), 200)
    expect((await medusa().get(me, bearer(token))).status).toBe(401)
    expectStatus(await medusa().get(me, bearer(await tokenOf(email))), 200)
  })
})

describe("a page of another site", () => {
  const foreign = (): Record<string, string>[] => [
    { origin: "https://evil.example" },
    { origin: `http://127.0.0.1:${new URL(product().medusaUrl).port}` },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ]

  test("changes nothing at the Medusa server, although the browser sends the session", async () => {
    const { client, email } = await newStaff()
    const [user] = await rows<{ id: string }>('select id from "user" where email = $1', [email])
    const path = `/admin/users/${user?.id ?? ""}`
    const writes: [method: string, path: string, body: object][] = [
      ["POST", path, { first_name: "Mallory" }],
      ["PUT", "/admin/ratna/shown-tenant", { tenantId: null }],
      ["POST", "/auth/user/emailpass", { email, password: PASSWORD }],
      ["POST", "/store/carts", {}],
      ["DELETE", "/auth/session", {}],
    ]
    const [tenant] = await rows<{ key: string }>(
      "select publishable_key as key from tenant where slug = 'default'"
    )
    const keyed = { "x-publishable-api-key": tenant?.key ?? "" }
    for (const headers of foreign())
      for (const [method, to, body] of writes) {
        const response = await client.send(method, to, { body, headers: { ...keyed, ...headers } })
        expect([to, headers, response.status]).toEqual([to, headers, 403])
        expect(JSON.stringify(response.body)).toContain("another site")
      }
    const seen = await client.get<{ user: { first_name: string | null } }>(me)
    expect(seen).toMatchObject({ status: 200, body: { user: { first_name: null } } })
    expectStatus(await client.post(path, { first_name: "Asha" }), 200)
  })

  test("can still link to Medusa Admin", async () => {
    const { client } = await newStaff()
    expectStatus(await client.get(me, { headers: { "sec-fetch-site": "cross-site" } }), 200)
  })
})
