import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { CheckoutDetails } from "@contract/checkout"
import { defaultBranding } from "~/lib/default-branding"
import { savedAddress as address } from "../../../../test/saved-address"
import { sampleCart, sampleTotals } from "../../../../test/samples"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { CheckoutView } from "./checkout-view"

const paying = { ...defaultBranding, paymentConfig: { enableCOD: true, razorpayKeyId: "rzp_test_x" } }
const call = "POST /api/checkout/session"
const refusal = { status: 409, body: { error: "Stop here", code: "CONFLICT" } }
const usual = { cart: sampleCart, totals: sampleTotals, addresses: [address], panThreshold: 1000 }
const gstin = "08AAAPA1234A1ZT"
const kept: CheckoutDetails = { buyerGstin: gstin, buyerName: "Rao Jewels" }
const choice = () => screen.getByRole("checkbox", { name: /GSTIN of a registered firm/ })
const press = () => userEvent.click(screen.getByRole("button", { name: /^Pay ₹/ }))

beforeAll(() => Object.assign(window, { Razorpay: jest.fn() }))
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
})

it("a firm isn't charged without its GSTIN on the invoice: both fields are required, and a GSTIN stands for the PAN", async () => {
  const requests = respondToCalls({ [call]: refusal })
  renderInTenant(<CheckoutView {...usual} />, { branding: paying })
  await screen.findByRole("textbox", { name: "PAN" })
  await userEvent.click(choice())
  const name = await screen.findByRole("textbox", { name: "Name of the firm" })
  expect(screen.queryByRole("textbox", { name: "PAN" })).toBeNull()
  await press()
  await screen.findByText("Please enter the firm's name as it is registered")
  await waitFor(() => expect(document.activeElement).toBe(name))
  await userEvent.type(name, "Rao Jewels")
  const field = screen.getByRole("textbox", { name: "GSTIN" })
  await userEvent.type(field, "hello")
  await press()
  await screen.findByText("A GSTIN has 15 characters")
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(requests).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, gstin.toLowerCase())
  await press()
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.body).toEqual({ addressId: address.id, buyerGstin: gstin, buyerName: "Rao Jewels" })
})

it("a firm of another state than the delivery's is warned of losing its input tax credit", async () => {
  respondToCalls({})
  renderInTenant(<CheckoutView {...usual} addresses={[{ ...address, state: "Kerala" }]} details={kept} />, {
    branding: paying,
  })
  await screen.findByText(/goes to Kerala, but the firm is registered in Rajasthan/)
})

it("the firm of the last checkout is filled in, and forgotten when it is switched off", async () => {
  const requests = respondToCalls({ [call]: refusal })
  renderInTenant(<CheckoutView {...usual} panThreshold={0} details={kept} />, { branding: paying })
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "GSTIN" })).value).toBe(gstin)
  await userEvent.click(choice())
  await press()
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.body).toEqual({ addressId: address.id, buyerGstin: "", buyerName: "" })
})

it("a delivery abroad shows its own total, and requires neither a PAN nor a GSTIN", async () => {
  const abroad = { ...sampleTotals, gstRate: 0, gst: 0, total: 1100 }
  const requests = respondToCalls({ "POST /api/settings/calculate-totals": { body: abroad } })
  renderInTenant(<CheckoutView {...usual} addresses={[{ ...address, country: "Canada" }]} details={kept} />, {
    branding: paying,
  })
  await screen.findByRole("button", { name: "Pay ₹1,100" })
  expect(requests[0]?.body).toMatchObject({ country: "Canada" })
  for (const name of ["PAN", "GSTIN"]) expect(screen.queryByRole("textbox", { name })).toBeNull()
})

it("a store that isn't registered for GST asks for no GSTIN", () => {
  respondToCalls({})
  renderInTenant(<CheckoutView {...usual} details={kept} />, {
    branding: paying,
    settings: { gstRegistered: false },
  })
  expect(screen.queryByRole("checkbox")).toBeNull()
  expect(screen.queryByText(/GST/)).toBeNull()
})
