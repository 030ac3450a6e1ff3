import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { codeIn, mailsTo, mailTo } from "../../support/mailbox"
import { expectStatus, PASSWORD } from "../../support/shopper"
import { unique } from "../../support/unique"

jest.setTimeout(90_000)

const wrong = { status: 400, body: { error: "Invalid or expired OTP", code: "VALIDATION_FAILED" } }
const tooMany = {
  status: 429,
  body: { code: "TOO_MANY_REQUESTS", error: expect.stringContaining("Too many") as string },
}

async function sent(): Promise<{ client: Client; email: string; otp: string; other: string }> {
  const client = new Client()
  const email = `${unique("code")}@specs.test`
  expectStatus(await client.post("/api/auth/send-otp", { email }), 200)
  const otp = codeIn(await mailTo(email))
  return { client, email, otp, other: otp === "000000" ? "000001" : "000000" }
}

test("five wrong attempts void the code", async () => {
  const { client, email, otp, other } = await sent()
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await client.post("/api/auth/verify-otp", { email, otp: other })).toMatchObject(wrong)
  }
  expect(await client.post("/api/auth/verify-otp", { email, otp })).toMatchObject(wrong)
})

test("concurrent wrong attempts are all counted", async () => {
  const { email, otp, other } = await sent()
  await Promise.all(
    Array.from({ length: 5 }, () => new Client().post("/api/auth/verify-otp", { email, otp: other }))
  )
  expect(await rows("select wrong_tries from otp where email = $1", [email])).toEqual([{ wrong_tries: 5 }])
  expect(await new Client().post("/api/auth/verify-otp", { email, otp })).toMatchObject(wrong)
})

test("a code works once", async () => {
  const { email, otp } = await sent()
  const responses = await Promise.all(
    [1, 2, 3].map(() => new Client().post("/api/auth/verify-otp", { email, otp }))
  )
  expect(responses.map((it) => it.status).sort()).toEqual([200, 400, 400])
})

test("a code expires after ten minutes", async () => {
  const { client, email, otp } = await sent()
  const [row] = await rows<{ left: string }>(
    "select extract(epoch from expires_at - now()) as left from otp where email = $1",
    [email]
  )
  expect(Number(row?.left)).toBeGreaterThan(590 - 60)
  expect(Number(row?.left)).toBeLessThanOrEqual(600)
  await rows("update otp set expires_at = now() where email = $1", [email])
  expect(await client.post("/api/auth/verify-otp", { email, otp })).toMatchObject(wrong)
})

test("a code can be resent three times, each one voids the previous one", async () => {
  const { client, email, otp } = await sent()
  for (const resendsLeft of [2, 1, 0]) {
    const response = await client.post("/api/auth/resend-otp", { email })
    expect(response).toMatchObject({ status: 200, body: { expiresInSeconds: 600, resendsLeft } })
  }
  const refused = await client.post("/api/auth/resend-otp", { email })
  expect(refused).toMatchObject(tooMany)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  const last = codeIn(await mailTo(email, 3))
  if (last !== otp) expect(await client.post("/api/auth/verify-otp", { email, otp })).toMatchObject(wrong)
})

test("one e-mail gets four codes an hour, whoever requests them, and each tenant counts separately", async () => {
  const email = `${unique("code")}@specs.test`
  for (let codes = 0; codes < 4; codes += 1) {
    expect((await new Client().post("/api/auth/send-otp", { email })).status).toBe(200)
  }
  expect(await new Client().post("/api/auth/send-otp", { email })).toMatchObject(tooMany)
  expect((await new Client("sapphire").post("/api/auth/send-otp", { email })).status).toBe(200)
})

test("plus-tags of one mailbox share its four codes an hour, and remain separate accounts", async () => {
  const name = unique("code")
  const tagged = (tag: string) => `${name}${tag}@specs.test`
  const send = (email: string) => new Client().post("/api/auth/send-otp", { email })
  for (const tag of ["", "+a", "+b", "+a+b"]) expectStatus(await send(tagged(tag)), 200)
  for (const tag of ["", "+c", "+"]) expect(await send(tagged(tag))).toMatchObject(tooMany)
  const details = (tag: string) => ({ email: tagged(tag), name: "Asha Rao", password: PASSWORD })
  for (const tag of ["", "+a"]) expectStatus(await new Client().post("/api/auth/register", details(tag)), 201)
})

test("plus-tags of one mailbox share its three password reset links an hour", async () => {
  const name = unique("reset")
  const ask = (tag: string) =>
    new Client().post("/api/auth/forgot-password", { email: `${name}${tag}@specs.test` })
  for (const tag of ["", "+a", "+b"]) expectStatus(await ask(tag), 200)
  for (const tag of ["", "+c"]) expect(await ask(tag)).toMatchObject(tooMany)
})

test("resent codes count among the four; an hour later the limit is reset", async () => {
  const { client, email } = await sent()
  for (let resends = 0; resends < 3; resends += 1) {
    expectStatus(await client.post("/api/auth/resend-otp", { email }), 200)
  }
  const refused = await client.post("/api/auth/send-otp", { email })
  expect(refused).toMatchObject(tooMany)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000)
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(3600)
  await rows(
    "update rate_limit set hits = array(select h - interval '1 hour' from unnest(hits) h) where key = $1",
    [`otp:email:${email}`]
  )
  expect((await client.post("/api/auth/send-otp", { email })).status).toBe(200)
})

test("a refused request for a code sends no mail and keeps the previous code valid", async () => {
  const { email, otp } = await sent()
  for (let codes = 0; codes < 3; codes += 1) {
    expectStatus(await new Client().post("/api/auth/resend-otp", { email }), 200)
  }
  const last = codeIn(await mailTo(email, 3))
  expect((await new Client().post("/api/auth/send-otp", { email })).status).toBe(429)
  expect(await mailsTo(email)).toHaveLength(4)
  if (last !== otp)
    expect(await new Client().post("/api/auth/verify-otp", { email, otp })).toMatchObject(wrong)
  expect((await new Client().post("/api/auth/verify-otp", { email, otp: last })).status).toBe(200)
})

test.each([
  [{}, "Please enter your email"],
  [{ email: "  " }, "Please enter your email"],
  [{ email: "asha@" }, "Please enter a valid email address"],
  [{ email: 7 }, "Please enter your email"],
])("%j is refused as an e-mail, by every endpoint that takes one", async (body, error) => {
  for (const call of ["send-otp", "resend-otp", "forgot-password", "login", "verify-otp"]) {
    const response = await new Client().post(`/api/auth/${call}`, { otp: "123456", password: "x", ...body })
    expect(response).toMatchObject({ status: 400, body: { error, code: "VALIDATION_FAILED" } })
    expect(response.body).toHaveProperty("details.0", { path: "email", message: error })
  }
})

test("one client address gets forty codes an hour", async () => {
  const client = new Client()
  const ask = () => client.post("/api/auth/send-otp", { email: `${unique("code")}@specs.test` })
  const responses = await Promise.all(Array.from({ length: 42 }, ask))
  expect(responses.filter((it) => it.status === 200)).toHaveLength(40)
  expect(responses.filter((it) => it.status === 429)).toHaveLength(2)
})

test.each(["", "12345", "1234567", "abcdef"])("%p is not a valid code", async (otp) => {
  const response = await new Client().post("/api/auth/verify-otp", { email: "a@specs.test", otp })
  expect(response).toMatchObject({ status: 400, body: { error: "Please enter a valid 6-digit OTP" } })
})

test("a resend before the first code is refused", async () => {
  const response = await new Client().post("/api/auth/resend-otp", { email: `${unique("code")}@specs.test` })
  expect(response).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
})
