import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { addressBody } from "@contract/address"
import { savedAddress } from "../../../../test/saved-address"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { AddressForm } from "./address-form"
import { addressProblems } from "@contract/rules/address"
import { emptyDraft, type AddressDraft } from "./address-draft"

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })
const put = async (name: string, text: string) => {
  await userEvent.click(field(name))
  await userEvent.paste(text)
}
const saved = { status: 201, body: savedAddress }

async function fill(pincode: string): Promise<void> {
  await put("Full Name", "Asha")
  await put("Phone", "98765 43210")
  await put("Address Line 1", "12 MI Road")
  await put("Pincode", pincode)
}
const submit = () => userEvent.click(screen.getByRole("button", { name: "Save Address" }))

describe("address form", () => {
  it("shows errors for missing fields, sends no request, and shows no toast", async () => {
    const requests = respondToCalls({})
    renderInTenant(<AddressForm address={null} onClose={() => undefined} />)
    await submit()
    for (const words of ["Name", "Phone", "Address", "City", "State", "Pincode"]) {
      screen.getByText(`${words} is required`)
    }
    expect(requests).toEqual([])
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("fills city and state from the pincode, and saves", async () => {
    const requests = respondToCalls({
      "GET /api/pincode/302001": { body: { valid: true, city: "Jaipur", state: "Rajasthan" } },
      "POST /api/addresses": saved,
    })
    const onClose = jest.fn()
    renderInTenant(<AddressForm address={null} onClose={onClose} />)
    await fill("302001")
    await waitFor(() => expect(field("City").value).toBe("Jaipur"))
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "State" }).value).toBe("Rajasthan")
    await submit()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(requests.find((it) => it.path === "POST /api/addresses")?.body).toMatchObject({
      city: "Jaipur",
      line2: null,
      country: "India",
    })
    screen.getByText("Address added successfully")
  })

  it("does not save an unknown pincode", async () => {
    const unknown = "Invalid pincode. No location found for this pincode."
    const requests = respondToCalls({ "GET /api/pincode/999999": { body: { valid: false, error: unknown } } })
    renderInTenant(<AddressForm address={null} onClose={() => undefined} />)
    await fill("999999")
    await screen.findByText(unknown)
    await put("City", "Nowhere")
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "State" }), "Goa")
    await submit()
    await screen.findByText(unknown)
    expect(requests.some((it) => it.path === "POST /api/addresses")).toBe(false)
  })

  it("tells that a pincode could not be looked up, and saves at the next submit", async () => {
    const requests = respondToCalls({ "POST /api/addresses": saved })
    renderInTenant(<AddressForm address={null} onClose={() => undefined} />)
    await put("City", "Panaji")
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "State" }), "Goa")
    await fill("403001")
    await screen.findByText("Unable to validate pincode. Please check your internet connection.")
    expect(requests.some((it) => it.path === "POST /api/addresses")).toBe(false)
    await submit()
    await screen.findByText("Address added successfully")
  })

  it("shows server errors at their fields", async () => {
    respondToCalls({
      "GET /api/pincode/302003": { body: { valid: true, city: "Jaipur", state: "Rajasthan" } },
      "POST /api/addresses": {
        status: 400,
        body: {
          error: "Please check",
          details: [{ path: "line1", message: "Must be at most 200 characters" }],
        },
      },
    })
    renderInTenant(<AddressForm address={null} onClose={() => undefined} />)
    await fill("302003")
    await waitFor(() => expect(field("City").value).toBe("Jaipur"))
    await submit()
    await screen.findByText("Must be at most 200 characters")
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("keeps the state that was chosen, which decides the tax, when it is saved again after an error", async () => {
    const invalid = {
      error: "Please check",
      details: [{ path: "line1", message: "Must be at most 200 characters" }],
    }
    const requests = respondToCalls({
      "GET /api/pincode/500001": { body: { valid: true, city: "Hyderabad", state: "Andhra Pradesh" } },
      "POST /api/addresses": [{ status: 400, body: invalid }, saved],
    })
    renderInTenant(<AddressForm address={null} onClose={() => undefined} />)
    await fill("500001")
    await waitFor(() => expect(field("City").value).toBe("Hyderabad"))
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "State" }), "Telangana")
    await submit()
    await screen.findByText("Must be at most 200 characters")
    await submit()
    await screen.findByText("Address added successfully")
    const sent = requests.filter((it) => it.path === "POST /api/addresses")
    expect(sent.map(({ body }) => body)).toMatchObject([{ state: "Telangana" }, { state: "Telangana" }])
  })
})

describe("address rules", () => {
  const good: AddressDraft = {
    ...emptyDraft,
    fullName: "Asha",
    phone: "+91 98765-43210",
    line1: "12 MI Road",
    city: "Jaipur",
    state: "Rajasthan",
    postalCode: "302001",
  }
  it.each<Partial<AddressDraft>>([
    {},
    { fullName: " " },
    { phone: "12345" },
    { phone: "(98765) 43210" },
    { line1: "" },
    { city: "" },
    { state: "Texas" },
    { postalCode: "012345" },
    { country: "Oman", state: "Muscat", phone: "+968 2412 3456", postalCode: "100" },
    { country: "Oman", state: "Muscat", phone: "12", postalCode: "100" },
  ])("agree with the API about %j", (change) => {
    const draft = { ...good, ...change }
    const result = addressBody.safeParse(draft)
    const theirs = Object.fromEntries(
      (result.error?.issues ?? []).map((it) => [String(it.path[0]), it.message])
    )
    expect(addressProblems(draft)).toEqual(theirs)
  })
})
