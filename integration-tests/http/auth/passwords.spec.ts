import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { mailAbout, mailsTo, tokenIn } from "../../support/mailbox"
import { expectStatus, newShopper, PASSWORD, type Shopper, signIn } from "../../support/shopper"
import { unique } from "../../support/unique"

jest.setTimeout(90_000)

const fresh = "Fresh1234"
const tooMany = {
  status: 429,
  body: { code: "TOO_MANY_REQUESTS", error: expect.stringContaining("Too many") as string },
}
const change = (it: Record<string, unknown> = {}) => ({
  currentPassword: PASSWORD,
  newPassword: fresh,
  confirmPassword: fresh,
  ...it,
})

const aboutReset = /^Reset your/

/** Creates a shopper with a password reset link. */
async function withLink(): Promise<Shopper & { token: string }> {
  const shopper = await newShopper()
  expectStatus(await new Client().post("/api/auth/forgot-password", { email: shopper.email }), 200)
  return { ...shopper, token: tokenIn(await mailAbout(shopper.email, aboutReset)) }
}

describe("changing the password", () => {
  test("applies immediately and ends the other sessions", async () => {
    const { client, email } = await newShopper()
    const elsewhere = await signIn(email, PASSWORD)
    const response = await client.put("/api/auth/change-password", change())
    expect(response).toMatchObject({ status: 200, body: { message: "Password changed successfully!" } })
    expect((await client.get("/api/auth/me")).status).toBe(200)
    expect((await elsewhere.get("/api/auth/me")).status).toBe(401)
    await expect(signIn(email, PASSWORD)).rejects.toThrow("401")
    await signIn(email, fresh)
  })

  test("voids reset links that were sent before", async () => {
    const { client, token } = await withLink()
    expectStatus(await client.put("/api/auth/change-password", change()), 200)
    expect((await client.get(`/api/auth/verify-reset-token/${token}`)).body).toEqual({ valid: false })
  })

  const faults: [Record<string, unknown>, string, string][] = [
    [{ currentPassword: "Wrong1234" }, "currentPassword", "Current password is incorrect"],
    [{ currentPassword: "" }, "currentPassword", "Current password is required"],
    [{ confirmPassword: "" }, "confirmPassword", "Please confirm your password"],
    [{ confirmPassword: "Other1234" }, "confirmPassword", "Passwords don't match"],
    [{ newPassword: "short1A" }, "newPassword", "Password must be at least 8 characters"],
  ]
  test.each(faults)("is refused with %j", async (it, path, message) => {
    const { client, email } = await newShopper()
    const response = await client.put<{ details: unknown[] }>("/api/auth/change-password", change(it))
    expect(response).toMatchObject({ status: 400, body: { error: message, code: "VALIDATION_FAILED" } })
    expect(response.body.details).toContainEqual({ path, message })
    await signIn(email, PASSWORD)
  })

  test("counts wrong passwords, so it can't be used to guess them", async () => {
    const { client } = await newShopper()
    for (let tries = 0; tries < 10; tries += 1) {
      await client.put("/api/auth/change-password", change({ currentPassword: "Wrong1234" }))
    }
    expect(await client.put("/api/auth/change-password", change())).toMatchObject(tooMany)
  })

  test("requires a session", async () => {
    expect((await new Client().put("/api/auth/change-password", change())).status).toBe(401)
  })
})

describe("a forgotten password", () => {
  test("is replaced by the mailed link, once; other sessions end", async () => {
    const { client, email, token } = await withLink()
    const stranger = new Client()
    expect((await stranger.get(`/api/auth/verify-reset-token/${token}`)).body).toEqual({ valid: true })
    expectStatus(await stranger.post("/api/auth/reset-password", { token, password: fresh }), 200)
    await signIn(email, fresh)
    await expect(signIn(email, PASSWORD)).rejects.toThrow("401")
    expect((await client.get("/api/auth/me")).status).toBe(401)
    expect((await stranger.get(`/api/auth/verify-reset-token/${token}`)).body).toEqual({ valid: false })
    expect((await stranger.post("/api/auth/reset-password", { token, password: PASSWORD })).status).toBe(400)
  })

  test("can be reset by only one of many concurrent requests", async () => {
    const { token } = await withLink()
    const responses = await Promise.all(
      [1, 2, 3, 4].map((it) =>
        new Client().post("/api/auth/reset-password", { token, password: `Fresh123${String(it)}` })
      )
    )
    expect(responses.map((it) => it.status).sort()).toEqual([200, 400, 400, 400])
  })

  test("gets the same response with and without an account, and only an account gets a mail", async () => {
    const { email } = await newShopper()
    const nobody = `${unique("nobody")}@specs.test`
    const known = await new Client().post("/api/auth/forgot-password", { email })
    const unknown = await new Client().post("/api/auth/forgot-password", { email: nobody })
    expect(unknown.status).toBe(200)
    expect(unknown.body).toEqual(known.body)
    const mail = await mailAbout(email, aboutReset)
    expect(mail.text).toContain(`${new Client().origin}/reset-password?token=`)
    expect(await mailsTo(nobody)).toEqual([])
  })

  test("is never mailed with a link to a forged host", async () => {
    const { email } = await newShopper()
    const spoofed = new Client("default", { host: "evil.example" })
    await spoofed.post("/api/auth/forgot-password", { email })
    expect((await mailAbout(email, aboutReset)).text).not.toContain("evil.example")
  })

  test("is never mailed with a link to another program on the tenant's host", async () => {
    const { email } = await newShopper()
    const [host, origin] = ["localhost:1234", "http://localhost:1234"]
    const spoofed = await new Client().post(
      "/api/auth/forgot-password",
      { email },
      { headers: { host, origin } }
    )
    expectStatus(spoofed, 200)
    const { text } = await mailAbout(email, aboutReset)
    expect(text).not.toContain("1234")
    expect(text).toContain(`${new Client().origin}/reset-password?token=`)
  })

  test("has a link that is valid for one hour, stored as a hash, on its own tenant's host only", async () => {
    const { token, user } = await withLink()
    expect(await rows("select 1 from reset_token where token_hash = $1", [token])).toEqual([])
    const [row] = await rows<{ minutes: string }>(
      "select extract(epoch from expires_at - now()) / 60 as minutes from reset_token where account_id = $1",
      [user.id]
    )
    expect(Number(row?.minutes)).toBeGreaterThan(55)
    expect(Number(row?.minutes)).toBeLessThanOrEqual(60)
    const elsewhere = new Client("sapphire")
    expect((await elsewhere.get(`/api/auth/verify-reset-token/${token}`)).body).toEqual({ valid: false })
    expect((await elsewhere.post("/api/auth/reset-password", { token, password: fresh })).status).toBe(400)
    await rows("update reset_token set expires_at = now() where account_id = $1", [user.id])
    expect((await new Client().post("/api/auth/reset-password", { token, password: fresh })).status).toBe(400)
  })

  test("can be reset three times an hour per e-mail", async () => {
    const { email } = await newShopper()
    for (let times = 0; times < 3; times += 1) {
      expect((await new Client().post("/api/auth/forgot-password", { email })).status).toBe(200)
    }
    const refused = await new Client().post("/api/auth/forgot-password", { email })
    expect(refused).toMatchObject(tooMany)
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000)
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(3600)
    expect((await new Client("sapphire").post("/api/auth/forgot-password", { email })).status).toBe(200)
    await rows(
      "update rate_limit set hits = array(select h - interval '1 hour' from unnest(hits) h) where key like $1",
      [`%${email}`]
    )
    expect((await new Client().post("/api/auth/forgot-password", { email })).status).toBe(200)
  })

  test("can be reset twenty times an hour per client address", async () => {
    const client = new Client()
    const ask = () => client.post("/api/auth/forgot-password", { email: `${unique("nobody")}@specs.test` })
    const responses = await Promise.all(Array.from({ length: 22 }, ask))
    expect(responses.filter((it) => it.status === 429)).toHaveLength(2)
  })

  test("can be reset to unlock an account with too many failed sign-ins", async () => {
    const { email, token } = await withLink()
    for (let tries = 0; tries < 10; tries += 1) {
      await new Client().post("/api/auth/login", { email, password: "Wrong1234" })
    }
    await expect(signIn(email, PASSWORD)).rejects.toThrow("429")
    expectStatus(await new Client().post("/api/auth/reset-password", { token, password: fresh }), 200)
    await signIn(email, fresh)
  })

  test("is refused if the new password breaks the rules, or for a forged link", async () => {
    const { token } = await withLink()
    const client = new Client()
    const weak = await client.post("/api/auth/reset-password", { token, password: "weakweak" })
    expect(weak).toMatchObject({
      status: 400,
      body: { error: "Password must contain at least one uppercase letter" },
    })
    const made = await client.post("/api/auth/reset-password", { token: "nonsense", password: fresh })
    expect(made).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } })
    expect((await client.get("/api/auth/verify-reset-token/nonsense")).body).toEqual({ valid: false })
    expect((await client.get(`/api/auth/verify-reset-token/${token}`)).body).toEqual({ valid: true })
  })
})
