import { Client } from "../../support/client"
import { PASSWORD } from "../../support/shopper"
import { firstStaff, Staff } from "../../support/medusa-staff"
import { unique } from "../../support/unique"

jest.setTimeout(120_000)

const url = "/auth/user/emailpass"
const medusa = () => new Client("default", { medusa: true })
const tooMany = {
  status: 429,
  body: { message: expect.stringContaining("Too many") as string },
}

let first: Staff
beforeAll(async () => {
  first = await firstStaff()
})

/** A colleague of their own for each test: their failures lock nobody else out. */
async function newStaff(): Promise<string> {
  const { email, token } = await first.invite()
  const client = medusa()
  const registered = await client.post<{ token: string }>(`${url}/register`, {
    email,
    password: PASSWORD,
    invite_token: token,
  })
  const headers = { authorization: `Bearer ${registered.body.token}` }
  await client.post(`/admin/invites/accept?token=${token}`, { email }, { headers })
  return email
}

test("ten wrong passwords close a staff login, for everybody and for the right password too", async () => {
  const email = await newStaff()
  const guess = () => medusa().post(url, { email, password: "Wrong1234" })
  const answers = await Promise.all(Array.from({ length: 10 }, guess))
  expect(new Set(answers.map((it) => it.status))).toEqual(new Set([401]))
  const refused = await medusa().post(url, { email: email.toUpperCase(), password: PASSWORD })
  expect(refused).toMatchObject(tooMany)
  expect(await medusa().post(`${url}/`, { email, password: PASSWORD })).toMatchObject(tooMany)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(600)
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(900)
})

test("of sixty guesses at once none past the tenth learns whether it was right", async () => {
  const email = await newStaff()
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, at) =>
      medusa().post(url, { email, password: at === 24 ? PASSWORD : "Wrong1234" })
    )
  )
  expect(answers.filter((it) => it.status === 401).length).toBeLessThanOrEqual(10)
})

test("fifty failures from one address close it for every staff login, and for that address alone", async () => {
  const email = await newStaff()
  const client = medusa()
  const guess = () => client.post(url, { email: `${unique("nobody")}@specs.test`, password: "Wrong1234" })
  const answers = await Promise.all(Array.from({ length: 50 }, guess))
  expect(new Set(answers.map((it) => it.status))).toEqual(new Set([401]))
  expect(await client.post(url, { email, password: PASSWORD })).toMatchObject(tooMany)
  expect(await Staff.signIn(email)).toBeDefined()
})

test("no other way in leads past the count", async () => {
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

test("neither the answer nor its time says which e-mails belong to staff", async () => {
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

test("asking for a new password says nothing either, and is counted", async () => {
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
