import { kdf } from "scrypt-kdf"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { Staff } from "../../support/medusa-staff"
import { newStaff } from "../../support/new-staff"
import { expectStatus, newShopper, PASSWORD, signIn } from "../../support/shopper"

jest.setTimeout(60_000)

/** One password as a phone, a Mac and an East Asian keyboard type it. */
const composed = "Zo\u00eb12345"
const decomposed = "Zoe\u030812345"
const wide = "\uff3ao\u00eb12345"

/** Stores a password as it was typed, as they were stored before one form was chosen. */
async function store(entity: string, typed: string): Promise<void> {
  const hash = (await kdf(typed, { logN: 15, r: 8, p: 1 })).toString("base64")
  await rows(
    `update provider_identity set provider_metadata = jsonb_build_object('password', $2::text)
     where provider = 'emailpass' and (entity_id = $1 or entity_id like '%:' || $1)`,
    [entity, hash]
  )
}

test("a password that was set on one keyboard signs in on every other", async () => {
  const { client, email } = await newShopper()
  const body = { currentPassword: PASSWORD, newPassword: decomposed, confirmPassword: composed }
  expectStatus(await client.put("/api/auth/change-password", body), 200)
  for (const typed of [composed, decomposed, wide]) await signIn(email, typed)
})

test.each([
  ["decomposed", decomposed, composed],
  ["composed", composed, decomposed],
  ["wide", wide, wide],
])(
  "a %s password stored earlier still signs in, changes the password and deletes the account",
  async (_, kept, typed) => {
    const { client, email } = await newShopper()
    await store(email, kept)
    await signIn(email, kept)
    await signIn(email, typed)
    const body = { currentPassword: typed, newPassword: kept, confirmPassword: kept }
    expectStatus(await client.put("/api/auth/change-password", body), 200)
    await store(email, kept)
    expectStatus(await client.delete("/api/account", { body: { password: typed } }), 204)
  }
)

test("a wrong password with accents is refused, with and without an account", async () => {
  const { email } = await newShopper()
  await store(email, decomposed)
  for (const address of [email, `none-${email}`]) {
    const response = await new Client().post("/api/auth/login", { email: address, password: "Zo\u00eb99999" })
    expect(response).toMatchObject({ status: 401, body: { error: "Invalid email or password" } })
  }
})

test("the rules of a new password judge the form that is stored", async () => {
  const { client } = await newShopper()
  const short = "Ab1" + "e\u0308".repeat(4)
  const body = { currentPassword: PASSWORD, newPassword: short, confirmPassword: short }
  expect(await client.put("/api/auth/change-password", body)).toMatchObject({
    status: 400,
    body: { error: "Password must be at least 8 characters" },
  })
})

test("staff whose password was stored as a Mac types it sign in to Medusa Admin from any keyboard", async () => {
  const { email } = await newStaff()
  await store(email, decomposed)
  expect(await Staff.signIn(email, decomposed)).toBeDefined()
  expect(await Staff.signIn(email, composed)).toBeDefined()
  expect(await Staff.signIn(email, "Zo\u00eb99999")).toBeUndefined()
})
