import type { User } from "../../../src/contract/auth"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { codeIn, mailsTo, mailTo } from "../../support/mailbox"
import { expectStatus, PASSWORD, signUp } from "../../support/shopper"
import { unique } from "../../support/unique"

jest.setTimeout(90_000)

const newEmail = (): string => `${unique("sign-up")}@specs.test`
const details = (email: string) => ({ email, name: "Asha Rao", password: PASSWORD })

async function proven(email: string): Promise<Client> {
  const client = new Client()
  expectStatus(await client.post("/api/auth/send-otp", { email }), 200)
  const otp = codeIn(await mailTo(email))
  expectStatus(await client.post("/api/auth/verify-otp", { email, otp }), 200)
  return client
}

test("a code from the mailbox opens a verified account and signs in", async () => {
  const email = newEmail()
  const client = new Client()
  const sent = await client.post("/api/auth/send-otp", { email: email.toUpperCase() })
  expect(sent.body).toEqual({ expiresInSeconds: 600, resendsLeft: 3 })
  const mail = await mailTo(email)
  const verified = await client.post("/api/auth/verify-otp", { email, otp: codeIn(mail) })
  expect(verified.body).toEqual({ verified: true })
  const made = await client.post<User>("/api/auth/complete-registration", details(email))
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ email, name: "Asha Rao", role: "CUSTOMER", isEmailVerified: true })
  expect((await client.get<User>("/api/auth/me")).body).toEqual(made.body)
})

test("the account is a Medusa customer of this tenant, and its password is Medusa's", async () => {
  const { user } = await signUp()
  const [account] = await rows<{ tenant_id: string; customer_id: string; auth_identity_id: string }>(
    "select tenant_id, customer_id, auth_identity_id from account where id = $1",
    [user.id]
  )
  const customers = await rows(
    "select has_account, metadata->>'tenant_id' as tenant from customer where id = $1",
    [account?.customer_id]
  )
  expect(customers).toEqual([{ has_account: true, tenant: account?.tenant_id }])
  const logins = await rows("select provider, entity_id from provider_identity where auth_identity_id = $1", [
    account?.auth_identity_id,
  ])
  expect(logins).toEqual([{ provider: "emailpass", entity_id: `${account?.tenant_id ?? ""}:${user.email}` }])
})

test("code, proof and session are stored as hashes only", async () => {
  const email = newEmail()
  const client = await proven(email)
  const proof = client.cookies.get("ratna_email_proof") ?? ""
  expectStatus(await client.post("/api/auth/send-otp", { email }), 200)
  const code = codeIn(await mailTo(email, 1))
  const [stored] = await rows<{ code_hash: string }>("select code_hash from otp where email = $1", [email])
  expect(stored?.code_hash).not.toContain(code)
  expect(await rows("select 1 from email_proof where proof_hash = $1", [proof])).toEqual([])
  const { client: shopper } = await signUp()
  const token = shopper.cookies.get("ratna_session") ?? ""
  expect(token.length).toBeGreaterThanOrEqual(43)
  expect(await rows("select 1 from session where token_hash = $1", [token])).toEqual([])
})

test("registering without a code signs in with an unverified e-mail", async () => {
  const client = new Client()
  const made = await client.post<User>("/api/auth/register", details(newEmail()))
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ role: "CUSTOMER", isEmailVerified: false })
  expect((await client.get("/api/auth/me")).status).toBe(200)
})

test("nobody can choose their own role or a verified e-mail in the body", async () => {
  const wished = { role: "SUPERADMIN", isEmailVerified: true, is_email_verified: true, tenantId: "x" }
  const [registered, completed] = [newEmail(), newEmail()]
  const stranger = new Client()
  const made = await stranger.post("/api/auth/register", { ...details(registered), ...wished })
  expect(made).toMatchObject({ status: 201, body: { role: "CUSTOMER", isEmailVerified: false } })
  const client = await proven(completed)
  const done = await client.post("/api/auth/complete-registration", { ...details(completed), ...wished })
  expect(done).toMatchObject({ status: 201, body: { role: "CUSTOMER" } })
  expect(
    await rows(
      "select role, is_email_verified from account where email = any ($1) order by is_email_verified",
      [[registered, completed]]
    )
  ).toEqual([
    { role: "CUSTOMER", is_email_verified: false },
    { role: "CUSTOMER", is_email_verified: true },
  ])
  expect((await client.get("/api/superadmin/tenants")).status).toBe(403)
})

test("of forty concurrent registrations of one e-mail, one succeeds and the others get a conflict", async () => {
  const email = newEmail()
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => new Client().post("/api/auth/register", details(email)))
  )
  const statuses = responses.map((it) => it.status)
  expect(statuses.filter((it) => it === 201)).toHaveLength(1)
  expect(statuses.filter((it) => it === 409)).toHaveLength(39)
  expect(await rows("select 1 from account where email = $1", [email])).toHaveLength(1)
  expect(await rows("select 1 from customer where email = $1", [email])).toHaveLength(1)
  expect(await rows("select 1 from provider_identity where entity_id like '%:' || $1", [email])).toHaveLength(
    1
  )
})

test("an e-mail with an account gets no code", async () => {
  const { email } = await signUp()
  const stranger = new Client()
  for (const call of ["send-otp", "resend-otp"]) {
    expect(await stranger.post(`/api/auth/${call}`, { email })).toMatchObject({
      status: 409,
      body: { code: "CONFLICT" },
    })
  }
  const codes = (await mailsTo(email)).filter((it) => it.subject.endsWith("verification code"))
  expect(codes).toHaveLength(1)
})

test("a signed-in user verifies their own e-mail", async () => {
  const email = newEmail()
  const client = new Client()
  expectStatus(await client.post("/api/auth/register", details(email)), 201)
  expectStatus(await client.post("/api/auth/send-otp", { email }), 200)
  const otp = codeIn(await mailTo(email))
  expectStatus(await client.post("/api/auth/verify-otp", { email, otp }), 200)
  expect((await client.get<User>("/api/auth/me")).body.isEmailVerified).toBe(true)
  expect((await client.post("/api/auth/send-otp", { email })).status).toBe(409)
})

test("only the browser that verified the e-mail can complete the registration, once and for that e-mail", async () => {
  const email = newEmail()
  const client = await proven(email)
  const refused = { status: 403, body: { code: "FORBIDDEN" } }
  expect(await new Client().post("/api/auth/complete-registration", details(email))).toMatchObject(refused)
  expect(await client.post("/api/auth/complete-registration", details(newEmail()))).toMatchObject(refused)
  const proof = client.cookies.get("ratna_email_proof") ?? ""
  expectStatus(await client.post("/api/auth/complete-registration", details(email)), 201)
  const again = new Client()
  again.cookies.set("ratna_email_proof", proof)
  expect(await again.post("/api/auth/complete-registration", details(email))).toMatchObject(refused)
})

test("a verified e-mail can't take over an account that was opened in the meantime", async () => {
  const email = newEmail()
  const client = await proven(email)
  const first = new Client()
  expectStatus(await first.post("/api/auth/register", { ...details(email), name: "First" }), 201)
  const response = await client.post("/api/auth/complete-registration", {
    ...details(email),
    password: "Other1234",
  })
  expect(response).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  expect((await client.get("/api/auth/me")).status).toBe(401)
  expect(await rows("select name, is_email_verified from account where email = $1", [email])).toEqual([
    { name: "First", is_email_verified: false },
  ])
})

test("e-mails are case-insensitive", async () => {
  const email = newEmail()
  expectStatus(await new Client().post("/api/auth/register", details(email)), 201)
  const response = await new Client().post("/api/auth/register", details(email.toUpperCase()))
  expect(response).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  expect(await rows("select 1 from account where lower(email) = $1", [email])).toHaveLength(1)
})

test("a proof expires after half an hour", async () => {
  const email = newEmail()
  const client = await proven(email)
  const [row] = await rows<{ left: string }>(
    "select extract(epoch from expires_at - now()) as left from email_proof where email = $1",
    [email]
  )
  expect(Number(row?.left)).toBeGreaterThan(1700)
  expect(Number(row?.left)).toBeLessThanOrEqual(1800)
  await rows("update email_proof set expires_at = now() where email = $1", [email])
  expect((await client.post("/api/auth/complete-registration", details(email))).status).toBe(403)
})

test("a code of one tenant is invalid in another", async () => {
  const email = newEmail()
  expectStatus(await new Client().post("/api/auth/send-otp", { email }), 200)
  const otp = codeIn(await mailTo(email))
  expect((await new Client("sapphire").post("/api/auth/verify-otp", { email, otp })).status).toBe(400)
  expect((await new Client().post("/api/auth/verify-otp", { email, otp })).status).toBe(200)
})

const faults: [string, Record<string, unknown>, string][] = [
  ["no e-mail", { email: "" }, "Please enter your email"],
  ["an odd e-mail", { email: "asha" }, "Please enter a valid email address"],
  ["no name", { name: " " }, "Please fill in all fields"],
  ["a short password", { password: "Aa1" }, "Password must be at least 8 characters"],
  ["no upper case", { password: "spec1234" }, "Password must contain at least one uppercase letter"],
  ["no lower case", { password: "SPEC1234" }, "Password must contain at least one lowercase letter"],
  ["no digit", { password: "Specspec" }, "Password must contain at least one number"],
]
test.each(faults)("registering with %s is refused with a message", async (_what, change, error) => {
  for (const call of ["register", "complete-registration"]) {
    const response = await new Client().post(`/api/auth/${call}`, { ...details(newEmail()), ...change })
    expect(response).toMatchObject({ status: 400, body: { error, code: "VALIDATION_FAILED" } })
    const [path = ""] = Object.keys(change)
    expect((response.body as { details: unknown[] }).details).toContainEqual({ path, message: error })
  }
})
