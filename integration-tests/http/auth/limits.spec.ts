import { Client, type ClientResponse } from "../../support/client"
import { rows } from "../../support/database"
import { inMedusa } from "../../support/medusa-exec"
import { expectStatus, newShopper, PASSWORD } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import { unique } from "../../support/unique"

jest.setTimeout(120_000)

const newEmail = (): string => `${unique("limit")}@specs.test`
const details = (email: string) => ({ email, name: "Asha Rao", password: PASSWORD })
const tooMany = {
  status: 429,
  body: { code: "TOO_MANY_REQUESTS", error: expect.stringContaining("Too many") as string },
}

/** Repeats a request, ten at a time. @returns the distinct statuses of the responses */
async function repeat(times: number, call: () => Promise<ClientResponse>): Promise<Set<number>> {
  const seen = new Set<number>()
  for (let done = 0; done < times; done += 10) {
    const responses = await Promise.all(Array.from({ length: Math.min(10, times - done) }, call))
    for (const { status } of responses) seen.add(status)
  }
  return seen
}

test("one address can check 40 times an hour whether an e-mail has an account, across all endpoints for codes", async () => {
  const { email } = await newShopper()
  const client = new Client()
  expect(await repeat(20, () => client.post("/api/auth/send-otp", { email }))).toEqual(new Set([409]))
  expect(await repeat(10, () => client.post("/api/auth/resend-otp", { email }))).toEqual(new Set([409]))
  const unrequested = () => client.post("/api/auth/resend-otp", { email: newEmail() })
  expect(await repeat(10, unrequested)).toEqual(new Set([400]))
  for (const call of ["send-otp", "resend-otp"]) {
    const refused = await client.post(`/api/auth/${call}`, { email })
    expect(refused).toMatchObject(tooMany)
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000)
  }
  expect((await new Client().post("/api/auth/send-otp", { email })).status).toBe(409)
})

test("one address opens 30 accounts an hour, refused attempts included", async () => {
  const { email } = await newShopper()
  const client = new Client()
  expect(await repeat(15, () => client.post("/api/auth/register", details(email)))).toEqual(new Set([409]))
  const unproven = () => client.post("/api/auth/complete-registration", details(newEmail()))
  expect(await repeat(15, unproven)).toEqual(new Set([403]))
  const fresh = newEmail()
  for (const call of ["register", "complete-registration"]) {
    expect(await client.post(`/api/auth/${call}`, details(fresh))).toMatchObject(tooMany)
  }
  expect(await rows("select 1 from account where email = $1", [fresh])).toEqual([])
  expect((await new Client().post("/api/auth/register", details(fresh))).status).toBe(201)
})

test("right passwords are counted too, so that hashing them can't use up the server", async () => {
  const tenant = await newTenant()
  const email = newEmail()
  const client = new Client(tenant.slug)
  expectStatus(await client.post("/api/auth/register", details(email)), 201)
  expectStatus(await client.post("/api/auth/login", { email, password: PASSWORD }), 200)
  await rows(
    "update rate_limit set hits = array_fill(now(), array[300]) where tenant_id = $1 and key like 'password-check:client:%'",
    [tenant.id]
  )
  expect(await client.post("/api/auth/login", { email, password: PASSWORD })).toMatchObject(tooMany)
  const change = { currentPassword: PASSWORD, newPassword: "Fresh1234", confirmPassword: "Fresh1234" }
  expect(await client.put("/api/auth/change-password", change)).toMatchObject(tooMany)
  expect((await new Client(tenant.slug).post("/api/auth/login", { email, password: PASSWORD })).status).toBe(
    200
  )
})

test("an account opens 60 payments an hour, so that unpaid gateway orders can't pile up", async () => {
  const client = new Client()
  expectStatus(await client.post("/api/auth/register", details(newEmail())), 201)
  const open = () => client.post("/api/checkout/session", { addressId: "addr_none" })
  expect(await repeat(60, open)).toEqual(new Set([403]))
  expect(await open()).toMatchObject(tooMany)
})

test("one address looks up 120 pincodes an hour; a signed-in account has a count of its own", async () => {
  const client = new Client()
  const lookUp = () => client.get("/api/pincode/012345")
  expect(await repeat(120, lookUp)).toEqual(new Set([200]))
  expect(await lookUp()).toMatchObject(tooMany)
  expectStatus(await client.post("/api/auth/register", details(newEmail())), 201)
  expect((await lookUp()).status).toBe(200)
})

test("an account downloads 120 invoices an hour", async () => {
  const client = new Client()
  expectStatus(await client.post("/api/auth/register", details(newEmail())), 201)
  const ask = () => client.get("/api/orders/ORD-NONE/invoice")
  expect(await repeat(120, ask)).toEqual(new Set([404]))
  expect(await ask()).toMatchObject(tooMany)
})

test("a client over its limit writes no more rows, however many e-mails it makes up", async () => {
  const name = unique("flood")
  const client = new Client()
  let made = 0
  await repeat(60, () => client.post("/api/auth/forgot-password", { email: `${name}-${made++}@specs.test` }))
  expect(await rows("select 1 from rate_limit where key like $1", [`reset:email:${name}-%`])).toHaveLength(20)
})

test("expired counts are deleted within the hour, so that the tables stay small", async () => {
  const tenant = await newTenant()
  const mark = unique("purge")
  await rows(
    `insert into rate_limit (tenant_id, key, hits, expires_at) values
       ($1, $2 || ':over', array[now() - interval '1 hour'], now() - interval '1 second'),
       ($1, $2 || ':refused', '{}', now() - interval '1 second'),
       ($1, $2 || ':live', array[now()], now() + interval '1 hour')`,
    [tenant.id, mark]
  )
  await rows(
    `insert into mail_outbox (tenant_id, id, expires_at, failed_at, failure) values
       ($1, $2 || ':old', now(), now() - interval '31 days', 'no'), ($1, $2 || ':new', now(), now(), 'no')`,
    [tenant.id, mark]
  )
  await inMedusa("purge-expired.cjs", {})
  expect(await rows("select key from rate_limit where key like $1", [`${mark}:%`])).toEqual([
    { key: `${mark}:live` },
  ])
  expect(await rows("select id from mail_outbox where id like $1", [`${mark}:%`])).toEqual([
    { id: `${mark}:new` },
  ])
})
