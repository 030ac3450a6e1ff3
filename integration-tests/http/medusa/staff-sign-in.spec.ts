import { codeOf } from "../../support/authenticator"
import { productData, runCli } from "../../support/cli"
import { Client } from "../../support/client"
import { expectStatus, PASSWORD } from "../../support/shopper"
import { inMedusa } from "../../support/medusa-exec"
import { invitedStaff, Staff } from "../../support/medusa-staff"
import { enrol } from "../../support/second-factor"
import { unique } from "../../support/unique"

jest.setTimeout(120_000)

const url = "/auth/user/emailpass"
const medusa = () => new Client("default", { medusa: true })
const tooMany = {
  status: 429,
  body: { message: expect.stringContaining("Too many") as string },
}

/** Creates a staff user per test, so that failures lock nobody else out. */
const newStaff = async (): Promise<string> => (await invitedStaff(null)).email

test("ten wrong passwords lock a staff login, for every client and for the right password too", async () => {
  const email = await newStaff()
  const guess = () => medusa().post(url, { email, password: "Wrong1234" })
  const responses = await Promise.all(Array.from({ length: 10 }, guess))
  expect(new Set(responses.map((it) => it.status))).toEqual(new Set([401]))
  const refused = await medusa().post(url, { email: email.toUpperCase(), password: PASSWORD })
  expect(refused).toMatchObject(tooMany)
  expect(await medusa().post(`${url}/`, { email, password: PASSWORD })).toMatchObject(tooMany)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(600)
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(900)
})

test("of sixty concurrent guesses only ten learn whether they were right", async () => {
  const email = await newStaff()
  const responses = await Promise.all(
    Array.from({ length: 25 }, (_, at) =>
      medusa().post(url, { email, password: at === 24 ? PASSWORD : "Wrong1234" })
    )
  )
  expect(responses.filter((it) => it.status === 401).length).toBeLessThanOrEqual(10)
})

test("fifty failures lock a client address for every staff login, and no other address", async () => {
  const email = await newStaff()
  const client = medusa()
  const guess = () => client.post(url, { email: `${unique("nobody")}@specs.test`, password: "Wrong1234" })
  const responses = await Promise.all(Array.from({ length: 50 }, guess))
  expect(new Set(responses.map((it) => it.status))).toEqual(new Set([401]))
  expect(await client.post(url, { email, password: PASSWORD })).toMatchObject(tooMany)
  expect(await Staff.signIn(email)).toBeDefined()
})

test("no other endpoint bypasses the count", async () => {
  const email = await newStaff()
  const login = { email, password: PASSWORD }
  for (const path of [
    "/auth/user/%65mailpass",
    "/auth//user/emailpass",
    "/AUTH/user/emailpass",
    "/auth/customer/emailpass",
  ]) {
    expect([400, 403, 404]).toContain((await medusa().post(path, login)).status)
  }
  for (const method of ["GET", "HEAD", "PUT"])
    expect((await medusa().send(method, url, { body: login })).status).toBe(403)
})

test("neither the response nor its duration reveals which e-mails belong to staff", async () => {
  const email = await newStaff()
  const ask = async (it: string) => {
    const began = performance.now()
    const { status, body } = await medusa().post(url, { email: it, password: "Wrong1234" })
    return { took: performance.now() - began, status, body }
  }
  const known = []
  const unknown = []
  for (let i = 0; i < 9; i += 1) {
    known.push(await ask(email))
    unknown.push(await ask(`${unique("nobody")}@specs.test`))
  }
  const median = (all: { took: number }[]) => all.map((it) => it.took).sort((a, b) => a - b)[4] ?? 0
  expect(known.map(({ status, body }) => ({ status, body }))).toEqual(
    unknown.map(({ status, body }) => ({ status, body }))
  )
  expect(median(unknown)).toBeGreaterThan(median(known) / 2)
  expect(median(unknown)).toBeLessThan(median(known) * 2)
})

test("requesting a new password reveals nothing either, and is counted", async () => {
  const email = await newStaff()
  const ask = (identifier: string) => medusa().post(`${url}/reset-password`, { identifier })
  for (const it of [email, `${unique("nobody")}@specs.test`]) {
    for (let i = 0; i < 3; i += 1) expect(await ask(it)).toMatchObject({ status: 201, body: "Created" })
    expect(await ask(it)).toMatchObject(tooMany)
  }
  expect((await medusa().post(`${url}/reset-password`, {})).status).toBe(400)
  expect((await medusa().post(`${url}/update`, { password: "Other1234" })).status).toBe(401)
  expect(await Staff.signIn(email)).toBeDefined()
})

test("a second factor is required, cannot be bypassed without its code, and can't be guessed", async () => {
  const staff = await invitedStaff(null)
  const { email } = staff
  const secret = await enrol(staff)
  const signIn = () =>
    medusa().post<{ token: string; mfa_challenge: { id: string } }>(url, { email, password: PASSWORD })
  const { body: half } = await signIn()
  const headers = { authorization: `Bearer ${half.token}` }
  expect((await medusa().get("/admin/users/me", { headers })).status).toBe(401)
  // The password alone can neither replace the app nor create new recovery codes.
  for (const path of ["factors", "recovery-codes"])
    expect((await medusa().post(`/auth/mfa/${path}`, { provider: "totp" }, { headers })).status).toBe(401)
  const response = (id: string, code: string) =>
    medusa().post<{ token: string }>(
      `/auth/mfa/challenges/${id}/verify`,
      { method: "totp", code },
      { headers }
    )
  const whole = await response(half.mfa_challenge.id, codeOf(secret))
  expect(whole.status).toBe(200)
  const signedIn = { authorization: `Bearer ${whole.body.token}` }
  expect((await medusa().get("/admin/users/me", { headers: signedIn })).status).toBe(200)

  const { body: next } = await signIn()
  const guesses = []
  for (let i = 0; i < 9; i += 1) guesses.push((await response(next.mfa_challenge.id, "000000")).status)
  expect(guesses.filter((it) => it < 400)).toEqual([])
  const { body: another } = await signIn()
  expect(await response(another.mfa_challenge.id, codeOf(secret))).toMatchObject(tooMany)
  const stranger = await medusa().post(`/auth/mfa/challenges/${another.mfa_challenge.id}/verify`, {
    method: "totp",
    code: "000000",
  })
  expect(stranger.status).toBe(401)
})

test("a staff user who has lost app and recovery codes regains access through the platform's operator", async () => {
  const staff = await invitedStaff(null)
  await enrol(staff)
  const login = { email: staff.email, password: PASSWORD }
  expect((await medusa().post(url, login)).body).toMatchObject({ mfa_challenge: { methods: ["totp"] } })
  const reset = ["staff:reset-factor", "--email", staff.email]
  expect(await runCli({ ...process.env, ...productData() }, reset)).toMatchObject({
    code: 0,
    output: expect.stringContaining("by password alone") as string,
  })
  const { body } = expectStatus(await medusa().post<{ token: string }>(url, login), 200)
  const headers = { authorization: `Bearer ${body.token}` }
  expectStatus(await medusa().get("/admin/users/me", { headers }), 200)
  await expect(inMedusa("run-command.cjs", reset)).rejects.toThrow("no second factor")
})
