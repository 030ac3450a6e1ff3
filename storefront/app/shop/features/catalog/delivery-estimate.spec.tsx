import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { DeliveryEstimate } from "./delivery-estimate"
import { deliveryPlace } from "./delivery-place"

const jaipur = { body: { valid: true, city: "Jaipur", district: "Jaipur", state: "Rajasthan" } }
const check = async (pincode: string) => {
  await userEvent.type(screen.getByRole("textbox", { name: "Delivery pincode" }), pincode)
  await userEvent.click(screen.getByRole("button", { name: "Check" }))
}

beforeEach(() => {
  deliveryPlace.write([])
  jest.useFakeTimers({ now: new Date("2026-11-24T06:00:00Z"), advanceTimers: true })
})
afterEach(() => jest.useRealTimers())

describe("the delivery estimate", () => {
  it("shows when the stone arrives, and remembers the pincode on this device", async () => {
    const requests = respondToCalls({ "GET /api/pincode/302001": jaipur })
    const { unmount } = renderInTenant(<DeliveryEstimate />)
    await check("302001")
    await screen.findByText("Arrives Sat 28 Nov – Wed 2 Dec in Jaipur")
    unmount()
    renderInTenant(<DeliveryEstimate />)
    screen.getByText("Arrives Sat 28 Nov – Wed 2 Dec in Jaipur")
    expect(requests).toHaveLength(1)
  })

  it("uses the store's own times, shorter within the state that it dispatches from", () => {
    deliveryPlace.writePlace({ pincode: "302001", city: "Jaipur", state: "Rajasthan" })
    const content = { dispatch_days: "0", dispatch_state: "Rajasthan", transit_days_same_state: "1-2" }
    renderInTenant(<DeliveryEstimate />, { content })
    screen.getByText("Arrives Wed 25 – Thu 26 Nov in Jaipur")
  })

  it("shows why a pincode has no estimate, and sends no malformed one", async () => {
    const unknown = "Invalid pincode. No location found for this pincode."
    const requests = respondToCalls({ "GET /api/pincode/999999": { body: { valid: false, error: unknown } } })
    renderInTenant(<DeliveryEstimate />)
    await check("12")
    await screen.findByText("Invalid pincode format. Indian pincodes must be 6 digits.")
    expect(requests).toEqual([])
    await userEvent.clear(screen.getByRole("textbox"))
    await check("999999")
    await screen.findByText(unknown)
    expect(deliveryPlace.read()).toEqual([])
  })
})
