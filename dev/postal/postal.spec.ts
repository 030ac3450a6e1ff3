import { indianStates } from "../../src/contract/rules/places"
import { startClient, type Client } from "../gateway/spec/client"

let client: Client
beforeAll(async () => {
  client = await startClient()
})
afterAll(() => client.close())

it.each([
  ["110001", "Delhi", "New Delhi"],
  ["560001", "Karnataka", "Bengaluru Urban"],
  ["400001", "Maharashtra", "Mumbai"],
  ["395003", "Gujarat", "Surat"],
  ["396210", "Dadra and Nagar Haveli and Daman and Diu", "Daman"],
  ["744101", "Andaman and Nicobar Islands", "South Andamans"],
  ["194101", "Ladakh", "Leh Ladakh"],
  ["180001", "Jammu and Kashmir", "Jammu"],
])("finds %s in %s, district %s", async (pincode, State, District) => {
  const { status, body } = await client.call("GET", `/pincode/${pincode}`)
  expect(status).toBe(200)
  expect(body).toMatchObject([{ Status: "Success", PostOffice: expect.any(Array) as unknown }])
  const [first] = (body as [{ PostOffice: { State: string }[] }])[0].PostOffice
  expect(first).toMatchObject({ State, District, Pincode: pincode, Country: "India" })
  expect(indianStates).toContain(first?.State)
})

it.each(["999999", "012345", "12345", "abcdef"])("finds nothing at %s", async (pincode) => {
  expect(await client.call("GET", `/pincode/${pincode}`)).toEqual({
    status: 200,
    body: [{ Message: "No records found", Status: "Error", PostOffice: null }],
  })
})
