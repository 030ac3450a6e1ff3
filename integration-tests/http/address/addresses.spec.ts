import type { Address } from "../../../src/contract/address"
import { indianStates } from "../../../src/contract/rules/places"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { expectStatus, newShopper } from "../../support/shopper"

jest.setTimeout(60_000)

const home = {
  fullName: "Asha Rao",
  phone: "+91(98765)432-10",
  line1: "12 Marine Drive",
  city: "Mumbai",
  state: "Maharashtra",
  postalCode: "400001",
}
const add = async (client: Client, change: Record<string, unknown> = {}): Promise<Address> =>
  expectStatus(await client.post<Address>("/api/addresses", { ...home, ...change }), 201).body
const list = async (client: Client): Promise<Address[]> =>
  (await client.get<Address[]>("/api/addresses")).body
const defaults = async (client: Client): Promise<string[]> =>
  (await list(client)).filter((it) => it.isDefault).map((it) => it.fullName)

test("an address is stored as entered, in India unless another country is given", async () => {
  const { client } = await newShopper()
  const added = await add(client, { line2: "", landmark: "ignored" })
  expect(added).toEqual({ ...home, id: added.id, line2: null, country: "India", isDefault: true })
  expect(await list(client)).toEqual([added])
})

test("the first address is the default; setting another unsets it; there is always exactly one", async () => {
  const { client } = await newShopper()
  const first = await add(client, { fullName: "First" })
  await add(client, { fullName: "Second" })
  expect(await defaults(client)).toEqual(["First"])
  await add(client, { fullName: "Third", isDefault: true })
  expect(await defaults(client)).toEqual(["Third"])
  const put = await client.put<Address>(`/api/addresses/${first.id}`, {
    ...home,
    fullName: "First",
    isDefault: true,
  })
  expect(put).toMatchObject({ status: 200, body: { isDefault: true } })
  expect(await defaults(client)).toEqual(["First"])
  expectStatus(await client.put(`/api/addresses/${first.id}`, { ...home, fullName: "Still first" }), 200)
  expect(await defaults(client)).toEqual(["Still first"])
})

test("deleting the default promotes the newest of the others", async () => {
  const { client } = await newShopper()
  const first = await add(client, { fullName: "First" })
  await add(client, { fullName: "Second" })
  await add(client, { fullName: "Third" })
  expect((await client.delete(`/api/addresses/${first.id}`)).status).toBe(204)
  expect(await defaults(client)).toEqual(["Third"])
  expect((await client.delete(`/api/addresses/${first.id}`)).status).toBe(404)
})

test("many concurrent changes of the default leave exactly one", async () => {
  const { client, user } = await newShopper()
  await Promise.all(Array.from({ length: 8 }, () => add(client, { isDefault: true })))
  const stored = await rows<{ is_default: boolean }>("select is_default from address where account_id = $1", [
    user.id,
  ])
  expect(stored).toHaveLength(8)
  expect(stored.filter((it) => it.is_default)).toHaveLength(1)
})

test("an account stores at most fifty addresses", async () => {
  const { client, user } = await newShopper()
  await add(client)
  await rows(
    `insert into address (tenant_id, id, account_id, full_name, phone, line1, city, state, postal_code, country, is_default)
     select tenant_id, id || n, account_id, full_name, phone, line1, city, state, postal_code, country, false
     from address, generate_series(1, 49) n where account_id = $1`,
    [user.id]
  )
  expect(await client.post("/api/addresses", home)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
})

test("another account's address is 404, in this tenant and in another", async () => {
  const { client } = await newShopper()
  const { id } = await add(client)
  const others = [(await newShopper()).client, (await newShopper("sapphire")).client]
  for (const other of others) {
    expect(await other.put(`/api/addresses/${id}`, { ...home, fullName: "Taken" })).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    })
    expect((await other.delete(`/api/addresses/${id}`)).status).toBe(404)
    expect(await list(other)).toEqual([])
  }
  expect(await rows("select full_name from address where id = $1", [id])).toEqual([
    { full_name: home.fullName },
  ])
})

test("a visitor gets 401 for every address request", async () => {
  const stranger = new Client()
  expect((await stranger.get("/api/addresses")).status).toBe(401)
  expect((await stranger.post("/api/addresses", home)).status).toBe(401)
})

const faults: [Record<string, unknown>, string, string][] = [
  [{ fullName: " " }, "fullName", "Name is required"],
  [{ phone: "" }, "phone", "Phone is required"],
  [{ phone: "5876543210" }, "phone", "Invalid Indian phone number"],
  [{ phone: "+92 9876543210" }, "phone", "Invalid Indian phone number"],
  [{ line1: "" }, "line1", "Address is required"],
  [{ city: "" }, "city", "City is required"],
  [{ state: "" }, "state", "State is required"],
  [{ state: "Bavaria" }, "state", "State is required"],
  [{ postalCode: "" }, "postalCode", "Pincode is required"],
  [{ postalCode: "012345" }, "postalCode", "Invalid pincode format. Indian pincodes must be 6 digits."],
  [{ postalCode: "999999" }, "postalCode", "Invalid pincode. No location found for this pincode."],
  [{ postalCode: "560001" }, "state", "Pincode 560001 is in Karnataka. Please check the state"],
  [{ country: "Atlantis" }, "country", "Country is required"],
]
test("each rule has the specification's message, for new and for changed addresses", async () => {
  const { client, user } = await newShopper()
  const { id } = await add(client)
  for (const [change, path, message] of faults) {
    const body = { ...home, ...change }
    for (const response of [
      await client.post("/api/addresses", body),
      await client.put(`/api/addresses/${id}`, body),
    ]) {
      expect(response).toMatchObject({ status: 400, body: { error: message, code: "VALIDATION_FAILED" } })
      expect((response.body as { details: unknown[] }).details).toContainEqual({ path, message })
    }
  }
  expect(await rows("select full_name from address where account_id = $1", [user.id])).toHaveLength(1)
})

test("outside India the state is free text and the postal code is not looked up", async () => {
  const { client } = await newShopper()
  const abroad = {
    phone: "+44 20 7946 0958",
    state: "Greater London",
    postalCode: "SW1A 1AA",
    country: "United Kingdom",
  }
  expect(await add(client, abroad)).toMatchObject({ ...abroad, phone: "+442079460958" })
})

test.each([
  ["9876543210", "9876543210"],
  ["+919876543210", "+919876543210"],
  ["91 98765 43210", "919876543210"],
  ["(98765)-43210", "(98765)-43210"],
  ["\u202a+91\u00a098765\u200b.43210\u202c", "+919876543210"],
  ["९८७६५\u201343210", "98765-43210"],
])("%j is an Indian phone, however it was pasted", async (phone, stored) => {
  const { client } = await newShopper()
  expect((await add(client, { phone })).phone).toBe(stored)
})

test("an address pasted with invisible characters is the one that was meant", async () => {
  const { client } = await newShopper()
  const pasted = {
    fullName: "\ufeffAsha\u00a0 Rao\u200e",
    line1: "12,\u2003Johari\r\nBazaar",
    city: "Jaipur\u200b",
    state: "Rajasthan",
    postalCode: "३०२\u00a0००३\u2060",
  }
  expect(await add(client, pasted)).toMatchObject({
    ...{ fullName: "Asha Rao", line1: "12, Johari Bazaar", city: "Jaipur", postalCode: "302003" },
  })
})

test("an address of characters that nobody can see is refused", async () => {
  const { client, user } = await newShopper()
  for (const blank of ["\u200b\u200b", "\u2060 \ufeff", "\u3164", "\u2800"]) {
    const response = await client.post("/api/addresses", { ...home, line1: blank })
    expect(response).toMatchObject({ status: 400, body: { error: "Address is required" } })
  }
  expect(await rows("select 1 from address where account_id = $1", [user.id])).toHaveLength(0)
})

test("every state and union territory is accepted", () => {
  expect(new Set(indianStates).size).toBe(36)
})
