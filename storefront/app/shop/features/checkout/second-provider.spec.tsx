import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Cart } from "@contract/cart"
import type { CheckoutSession, Totals } from "@contract/checkout"
import { defaultBranding } from "~/lib/default-branding"
import { sampleOrder } from "../../../../test/samples"
import { savedAddress as address } from "../../../../test/saved-address"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { CheckoutView } from "./checkout-view"

jest.mock("@payments/providers", () => jest.requireActual<object>("../../../../test/two-providers"))

const branding = {
  ...defaultBranding,
  paymentConfig: { enableCOD: false, razorpayKeyId: "M-1", provider: "voucher" },
}
const totals: Totals = {
  ...{ subtotal: 1000, gstRate: 18, gst: 180, shippingFee: 100 },
  ...{ freeShippingThreshold: 5000, total: 1280 },
}
const product = {
  ...{ id: "prod_1", slug: "ruby", name: "Ruby", shortInfo: "", images: [], type: "RUBY", weight: "1 ct" },
  ...{ color: "Red", price: "1000.00", currency: "INR" as const, stock: 3 },
}
const item = { id: "line_1", productId: "prod_1", quantity: 1, lineTotal: "1000.00", product }
const cart: Cart = { items: [item], count: 1, total: "1000.00" }
const session: CheckoutSession = {
  ...{ key: "M-1", orderId: "ses-1", token: "token-1", amount: 128_000, currency: "INR", totals },
}
const sessionCall = "POST /api/checkout/session"
const payByVoucher = jest.fn<Promise<{ voucher: string; proof: string | null }>, [string, object]>()

/** Opens the checkout page and presses the pay button. @returns the sent requests */
async function pay(responses: Parameters<typeof respondToCalls>[0]) {
  const sent = respondToCalls({ [sessionCall]: [{ body: session }, { body: session }], ...responses })
  renderInTenant(<CheckoutView {...{ cart, totals, addresses: [address], panThreshold: 0 }} />, { branding })
  await userEvent.click(screen.getByRole("button", { name: /^Pay/ }))
  await waitFor(() => expect(payByVoucher).toHaveBeenCalled())
  return sent
}

beforeEach(() => {
  sessionStorage.clear()
  payByVoucher.mockReset()
  Object.assign(window, { payByVoucher })
})

it("the provider's script gets the session's token, and its proof becomes the order's request", async () => {
  payByVoucher.mockResolvedValue({ voucher: "V-1", proof: "signed" })
  const sent = await pay({ "POST /api/orders": { body: sampleOrder } })
  expect(payByVoucher).toHaveBeenCalledWith(
    "token-1",
    expect.objectContaining({ heading: branding.brandName })
  )
  await waitFor(() =>
    expect(sent.find((call) => call.path === "POST /api/orders")?.body).toMatchObject({
      paymentRef: "V-1",
      razorpayOrderId: "ses-1",
      razorpaySignature: "signed",
    })
  )
})

it("closing the provider's dialog asks the server whether the session was paid", async () => {
  payByVoucher.mockResolvedValue({ voucher: "", proof: null })
  const sent = await pay({})
  await waitFor(() => expect(sent.filter((call) => call.path === sessionCall)).toHaveLength(2))
  expect(sent.some((call) => call.path === "POST /api/orders")).toBe(false)
})

it("a failed attempt shows the provider's reason", async () => {
  payByVoucher.mockRejectedValue(new Error("The voucher has expired"))
  await pay({})
  await screen.findByText("The voucher has expired")
})
