import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { product } from "../../support/product"
import { expectStatus, newShopper } from "../../support/shopper"

jest.setTimeout(60_000)

const network = "Unable to validate pincode. Please check your internet connection."
const lookUp = (pincode: string) => new Client().get(`/api/pincode/${pincode}`)
const deletePincode = (pincode: string) => rows("delete from pincode_answer where pincode = $1", [pincode])
const fail = async (pincode: string, kind: string): Promise<void> => {
  const response = await fetch(`${product().gatewayUrl}/sim/fault`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: `/pincode/${pincode}`, times: 1, kind }),
  })
  expect(response.ok).toBe(true)
}

test("a valid pincode returns its place", async () => {
  expect((await lookUp("560001")).body).toMatchObject({ valid: true, state: "Karnataka" })
  const { city, district } = (await lookUp("400001")).body as { city: string; district: string }
  expect(city).toBe("Mumbai")
  expect(district).toBe(city)
})

test.each(["%20400001", "400%20001", "%E2%80%AA400001%E2%80%AC", "%E0%A5%AA00001"])(
  "a pincode is found however it was pasted: %s",
  async (pincode) => {
    expect((await lookUp(pincode)).body).toMatchObject({ valid: true, city: "Mumbai" })
  }
)

test.each(["012345", "40000", "4000011", "40000a"])("%s is not a valid pincode", async (pincode) => {
  const error = "Invalid pincode format. Indian pincodes must be 6 digits."
  expect(await lookUp(pincode)).toMatchObject({ status: 200, body: { valid: false, error } })
})

test("a pincode without a place is invalid", async () => {
  const error = "Invalid pincode. No location found for this pincode."
  expect((await lookUp("999999")).body).toEqual({ valid: false, error })
})

test.each([
  ["502", "110001"],
  ["reset", "110002"],
  ["timeout", "110003"],
])(
  "a postal service that fails (%s) is said to be out of reach, and the next look-up works",
  async (kind, pincode) => {
    await deletePincode(pincode)
    await fail(pincode, kind)
    const from = performance.now()
    expect((await lookUp(pincode)).body).toEqual({ valid: false, error: network })
    expect(performance.now() - from).toBeLessThan(8_000)
    expect((await lookUp(pincode)).body).toMatchObject({ valid: true })
  }
)

test("a lookup is cached for thirty days", async () => {
  const pincode = "700001"
  expect((await lookUp(pincode)).body).toMatchObject({ valid: true })
  await fail(pincode, "502")
  await rows("update pincode_answer set asked_at = now() - interval '29 days' where pincode = $1", [pincode])
  expect((await lookUp(pincode)).body).toMatchObject({ valid: true })
  await rows("update pincode_answer set asked_at = now() - interval '31 days' where pincode = $1", [pincode])
  expect((await lookUp(pincode)).body).toEqual({ valid: false, error: network })
})

test("an address can be saved while the postal service is unreachable", async () => {
  const pincode = "600001"
  const { client } = await newShopper()
  await deletePincode(pincode)
  await fail(pincode, "reset")
  const address = {
    fullName: "Asha Rao",
    phone: "9876543210",
    line1: "1 Beach Road",
    city: "Chennai",
    state: "Tamil Nadu",
    postalCode: pincode,
  }
  expectStatus(await client.post("/api/addresses", address), 201)
})
