import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Cart } from "@contract/cart"
import type { CheckoutSession, Totals } from "@contract/checkout"
import { defaultBranding } from "~/lib/default-branding"
import { toasts } from "~/ui/toast-store"
import { savedAddress as address } from "../../../../test/saved-address"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { CheckoutView } from "./checkout-view"
import { rememberedPayment } from "./open-payment"

const paying = { ...defaultBranding, paymentConfig: { enableCOD: true, razorpayKeyId: "rzp_test_x" } }
const totals: Totals = {
  subtotal: 1000,
  gstRate: 18,
  gst: 180,
  shippingFee: 100,
  freeShippingThreshold: 5000,
  total: 1280,
}
const product = {
  id: "prod_1",
  slug: "ruby",
  name: "Ruby",
  shortInfo: "",
  images: [],
  type: "RUBY",
  weight: "1 ct",
  color: "Red",
  price: "1000.00",
  currency: "INR" as const,
  stock: 3,
}
const item = { id: "line_1", productId: "prod_1", quantity: 1, lineTotal: "1000.00", product }
const cart: Cart = { items: [item], count: 1, total: "1000.00" }
const session: CheckoutSession = {
  key: "rzp_test_x",
  orderId: "order_1",
  amount: 128_000,
  currency: "INR",
  totals,
}
const usual = { cart, totals, addresses: [address], panThreshold: 0 }
const paid = { razorpay_payment_id: "pay_1", razorpay_order_id: "order_1", razorpay_signature: "ab" }

interface Options {
  handler: (it: typeof paid) => void
  modal: { ondismiss: () => void }
}
let options: Options | undefined
let fail: ((failure: object) => void) | undefined

class FakeWindow {
  constructor(given: Options) {
    options = given
  }
  on(_event: string, listener: (failure: object) => void) {
    fail = listener
  }
  open() {
    return undefined
  }
}

const sessionCall = "POST /api/checkout/session"
const press = () => userEvent.click(screen.getByRole("button", { name: /^Pay/ }))
const expectToast = async (title: string, more: RegExp | string = /./): Promise<void> => {
  await screen.findByText(title)
  const [shown] = toasts.all()
  expect(shown).toMatchObject({ title, variant: "destructive" })
  expect(shown?.description).toMatch(more)
}
const open = async (): Promise<Options> => {
  await press()
  await screen.findByRole("button", { name: "Processing..." })
  for (let n = 0; n < 100 && !options; n += 1) await act(() => new Promise((next) => setTimeout(next, 5)))
  if (!options) throw new Error("The payment window did not open")
  return options
}

beforeEach(() => {
  options = undefined
  fail = undefined
  sessionStorage.clear()
  Object.assign(window, { Razorpay: FakeWindow })
  document.head.querySelectorAll("script").forEach((it) => it.remove())
})

describe("the checkout shows why no payment starts", () => {
  beforeEach(() => respondToCalls({}))

  it("when the payment script did not load", async () => {
    Object.assign(window, { Razorpay: undefined })
    renderInTenant(<CheckoutView {...usual} />, { branding: paying })
    const script = document.head.querySelector("script")
    if (script) fireEvent.error(script)
    await press()
    await expectToast("Payment system unavailable", /refresh the page/)
  })

  it("while the script is loading", async () => {
    Object.assign(window, { Razorpay: undefined })
    renderInTenant(<CheckoutView {...usual} />, { branding: paying })
    await press()
    await expectToast("Payment system not ready")
  })

  it("without an address", async () => {
    renderInTenant(<CheckoutView {...usual} addresses={[]} />, { branding: paying })
    await press()
    await expectToast("Address required")
  })

  it("while the total is unknown", async () => {
    renderInTenant(<CheckoutView {...usual} totals={undefined} />, { branding: paying })
    await press()
    await expectToast("Error", /total/)
  })

  it("when the payment window fails to open", async () => {
    respondToCalls({ [sessionCall]: { body: session } })
    const broken = jest.fn(() => {
      throw new Error("no")
    })
    Object.assign(window, { Razorpay: broken })
    renderInTenant(<CheckoutView {...usual} />, { branding: paying })
    await press()
    await expectToast("Payment error", /Nothing was charged/)
  })

  it("when the total has changed, without opening the window", async () => {
    const increased = { ...session, totals: { ...totals, total: 1300 } }
    respondToCalls({ [sessionCall]: { body: increased } })
    renderInTenant(<CheckoutView {...usual} />, { branding: paying })
    await press()
    await expectToast("Prices have changed", /Nothing was charged/)
    expect(options).toBeUndefined()
  })

  it("when the server refuses, with its message", async () => {
    const body = { error: "The payment service can't be reached right now.", code: "GATEWAY_UNAVAILABLE" }
    respondToCalls({ [sessionCall]: { status: 503, body } })
    renderInTenant(<CheckoutView {...usual} />, { branding: paying })
    await press()
    await expectToast("Payment system unavailable", /can't be reached/)
  })
})

describe("once the payment window is open", () => {
  it("a bank's refusal is shown, and the shopper can pay again", async () => {
    respondToCalls({ [sessionCall]: { body: session } })
    renderInTenant(<CheckoutView {...usual} />, { branding: paying })
    await open()
    act(() => fail?.({ error: { description: "Your bank declined it." } }))
    await expectToast("Payment failed", "Your bank declined it.")
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Pay/ }).disabled).toBe(false)
  })

  it("closing it shows that nothing was charged", async () => {
    respondToCalls({ [sessionCall]: [{ body: session }, { body: session }] })
    renderInTenant(<CheckoutView {...usual} />, { branding: paying })
    const { modal } = await open()
    act(() => modal.ondismiss())
    await expectToast("Payment cancelled", /Nothing was charged/)
  })

  it("a failure to create the order shows the gateway payment's id, and stays in the page", async () => {
    const body = { error: "The stone is gone.", code: "INSUFFICIENT_STOCK" }
    respondToCalls({ [sessionCall]: { body: session }, "POST /api/orders": { status: 409, body } })
    renderInTenant(<CheckoutView {...usual} />, { branding: paying })
    const { handler } = await open()
    act(() => handler(paid))
    await expectToast("Order creation failed", /The stone is gone. Payment reference: pay_1/)
    expect(screen.getByText("Your payment pay_1 has no order yet.")).toBeTruthy()
  })
})

describe("a returning shopper", () => {
  const remembered = { orderId: "order_1", addressId: "addr_1", at: 1 }
  beforeEach(() => sessionStorage.setItem("ratna.open-payment", JSON.stringify(remembered)))

  it("with an open payment sees that nothing was charged yet, and pays the same gateway order", async () => {
    const requests = respondToCalls({ [sessionCall]: [{ body: session }, { body: session }] })
    renderInTenant(<CheckoutView {...usual} />, { branding: paying })
    await screen.findByText("Your payment is still open")
    await open()
    expect(requests.map((it) => it.body)).toEqual([
      { addressId: "addr_1", orderId: "order_1" },
      { addressId: "addr_1", orderId: "order_1" },
    ])
  })

  it("whose payment succeeded without a response is led to the order", async () => {
    const body = { error: "Your payment went through: this is order RT-1.", code: "ALREADY_PAID" }
    respondToCalls({ [sessionCall]: { status: 409, body } })
    renderInTenant(<CheckoutView {...usual} />, { branding: paying })
    await screen.findByText("Your order is paid")
    expect(screen.getByText(body.error)).toBeTruthy()
    expect(rememberedPayment()).toBeNull()
  })
})

describe("above the threshold", () => {
  const expensive = { ...usual, panThreshold: 1279 }

  it("the buyer's PAN is required, and nothing is sent without a valid one", async () => {
    const requests = respondToCalls({ [sessionCall]: { body: session } })
    renderInTenant(<CheckoutView {...expensive} />, { branding: paying })
    await screen.findByRole("textbox", { name: "PAN" })
    expect(screen.getByText(/The law requires/).textContent).toContain("₹1,279. If you have none")
    const field = screen.getByRole("textbox", { name: "PAN" })
    const scroll = jest.fn()
    field.scrollIntoView = scroll
    await press()
    await screen.findByText("Please enter your PAN")
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(scroll).toHaveBeenCalledTimes(1)
    await userEvent.type(field, "aaapa123")
    await press()
    await screen.findByText(/valid PAN/)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(toasts.all()).toEqual([])
    expect(requests).toEqual([])
    await userEvent.type(field, "4a")
    await open()
    expect(requests[0]?.body).toEqual({ addressId: "addr_1", pan: "AAAPA1234A" })
  })

  it("no PAN is required for a total at the threshold, nor when the threshold is off", () => {
    respondToCalls({})
    renderInTenant(<CheckoutView {...usual} panThreshold={1280} />, { branding: paying })
    expect(screen.queryByRole("textbox", { name: "PAN" })).toBeNull()
  })
})
