import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { begin } from "../../support/held-call"
import { codeIn, mailAbout, mailTo, tokenIn } from "../../support/mailbox"
import { jaipur, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"
import { expectStatus, newShopper, PASSWORD, signIn } from "../../support/shopper"
import { unique } from "../../support/unique"

jest.setTimeout(120_000)

let tenant: TenantWithStones
beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 5 }])
})

const newEmail = (): string => `${unique("unverified")}@specs.test`
const details = (email: string) => ({ email, name: "Asha Rao", password: PASSWORD })

async function fill(client: Client): Promise<void> {
  expectStatus(await client.post("/api/addresses", jaipur), 201)
  expectStatus(await client.post("/api/cart", { productId: tenant.stones.get("Ruby")?.id, quantity: 2 }), 200)
  expectStatus(await client.post("/api/wishlist", { productId: tenant.stones.get("Ruby")?.id }), 201)
}

/** Opens an account with someone else's e-mail and leaves data in it. */
async function squat(email: string): Promise<Client> {
  const client = new Client(tenant.slug)
  expectStatus(await client.post("/api/auth/register", details(email)), 201)
  await fill(client)
  return client
}

async function linkFor(email: string): Promise<string> {
  expectStatus(await new Client(tenant.slug).post("/api/auth/forgot-password", { email }), 200)
  return tokenIn(await mailAbout(email, /^Reset your/))
}

const reset = async (client: Client, token: string): Promise<void> => {
  expectStatus(await client.post("/api/auth/reset-password", { token, password: "Fresh1234" }), 200)
}

const held = async (client: Client): Promise<{ addresses: number; count: number; wishes: number }> => ({
  addresses: expectStatus(await client.get<unknown[]>("/api/addresses"), 200).body.length,
  count: expectStatus(await client.get<{ count: number }>("/api/cart"), 200).body.count,
  wishes: expectStatus(await client.get<unknown[]>("/api/wishlist"), 200).body.length,
})

test("a stranger's delivery address is gone when the e-mail's owner resets the password", async () => {
  const email = newEmail()
  const squatter = await squat(email)
  const bystander = await squat(newEmail())
  await reset(new Client(tenant.slug), await linkFor(email))
  const owner = await signIn(email, "Fresh1234", tenant.slug)
  expect(await held(owner)).toEqual({ addresses: 0, count: 0, wishes: 0 })
  expect((await squatter.get("/api/auth/me")).status).toBe(401)
  expect(await held(bystander)).toEqual({ addresses: 1, count: 2, wishes: 1 })
})

test("a stranger's session ends even in the browser that resets the password", async () => {
  const email = newEmail()
  const browser = await squat(email)
  await reset(browser, await linkFor(email))
  expect((await browser.get("/api/auth/me")).status).toBe(401)
})

test("verifying an e-mail with an earlier code takes everything from an account that registered it since", async () => {
  const email = newEmail()
  const owner = new Client(tenant.slug)
  expectStatus(await owner.post("/api/auth/send-otp", { email }), 200)
  const otp = codeIn(await mailTo(email))
  const squatter = await squat(email)
  expectStatus(await owner.post("/api/auth/verify-otp", { email, otp }), 200)
  expect((await squatter.get("/api/auth/me")).status).toBe(401)
  await signIn(email, PASSWORD, tenant.slug).then(async (back) => {
    expect(await held(back)).toEqual({ addresses: 0, count: 0, wishes: 0 })
  })
})

test("a request that began before the reset and ends after it leaves nothing behind", async () => {
  const email = newEmail()
  const squatter = await squat(email)
  const body = JSON.stringify(jaipur)
  const token = await linkFor(email)
  const { call, status } = begin(squatter, "/api/addresses", body)
  await reset(new Client(tenant.slug), token)
  call.end(body.slice(1))
  expect(await status).toBe(401)
  expect(await held(await signIn(email, "Fresh1234", tenant.slug))).toEqual({
    addresses: 0,
    count: 0,
    wishes: 0,
  })
})

test("an account keeps its data when its e-mail is verified, and when a verified account resets its password", async () => {
  const email = newEmail()
  const client = await squat(email)
  expectStatus(await client.post("/api/auth/send-otp", { email }), 200)
  const otp = codeIn(await mailTo(email))
  expectStatus(await client.post("/api/auth/verify-otp", { email, otp }), 200)
  expect(await held(client)).toEqual({ addresses: 1, count: 2, wishes: 1 })
  await reset(client, await linkFor(email))
  expect(await held(client)).toEqual({ addresses: 1, count: 2, wishes: 1 })
})

test("the same e-mail's account in another tenant keeps its data", async () => {
  const { email, client } = await newShopper("sapphire")
  expectStatus(await client.post("/api/addresses", jaipur), 201)
  await squat(email)
  await reset(new Client(tenant.slug), await linkFor(email))
  expect((await client.get<unknown[]>("/api/addresses")).body).toHaveLength(1)
  expect(
    await rows("select 1 from address where full_name = $1 and tenant_id = $2", [jaipur.fullName, tenant.id])
  ).not.toEqual([])
})
