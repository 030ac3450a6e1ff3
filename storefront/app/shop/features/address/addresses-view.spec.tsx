import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { savedAddress } from "../../../../test/saved-address"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { AddressesView } from "./addresses-view"

const list = { "GET /api/addresses": { body: [savedAddress] } }
const pincode = { "GET /api/pincode/302001": { body: { valid: true, city: "Jaipur", state: "Rajasthan" } } }
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }))

describe("a shopper's addresses", () => {
  it("mark the default one, and confirm a deletion", async () => {
    const requests = respondToCalls({ ...list, "DELETE /api/addresses/addr_1": { status: 204 } })
    renderInTenant(<AddressesView />)
    await screen.findByText("Default")
    await press("Delete")
    await screen.findByText("Address deleted successfully")
    expect(requests[1]?.path).toBe("DELETE /api/addresses/addr_1")
  })

  it("confirm a change, and close the form", async () => {
    respondToCalls({ ...list, ...pincode, "PUT /api/addresses/addr_1": { body: savedAddress } })
    renderInTenant(<AddressesView />)
    await press("Edit")
    await press("Save Address")
    await screen.findByText("Address updated successfully")
    expect(screen.queryByRole("form")).toBeNull()
  })

  it.each([
    ["Too many addresses", { error: "Too many addresses" }],
    ["Failed to delete address", null],
  ])("keep an address that could not be deleted, and show %s", async (message, body) => {
    respondToCalls({ ...list, "DELETE /api/addresses/addr_1": { status: 409, body } })
    renderInTenant(<AddressesView />)
    await press("Delete")
    await screen.findByText("Error")
    screen.getByText(message)
    screen.getByText("Asha Rao")
  })
})
