import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { defaultBranding } from "~/lib/default-branding"
import { renderInTenant } from "../../../../test/tenant-page"
import { PayButton } from "./pay-button"

const paying = { ...defaultBranding, paymentConfig: { enableCOD: true, razorpayKeyId: "rzp_test_x" } }
const free = { processing: false, count: 1, total: 1234.5, onPay: () => undefined }
const only = () => screen.getByRole<HTMLButtonElement>("button")

describe("pay button", () => {
  it("shows the total and pays", async () => {
    const onPay = jest.fn()
    renderInTenant(<PayButton {...free} onPay={onPay} />, { branding: paying })
    expect(only().textContent).toBe("Pay ₹1,234.50")
    await userEvent.click(only())
    expect(onPay).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["Processing...", { ...free, processing: true }, paying],
    ["Your cart is empty", { ...free, count: 0 }, paying],
    ["Payment unavailable", free, { ...paying, paymentConfig: { enableCOD: true, razorpayKeyId: null } }],
  ])("is disabled and shows %p", (words, props, branding) => {
    renderInTenant(<PayButton {...props} />, { branding })
    expect(only().disabled).toBe(true)
    expect(only().textContent).toBe(words)
  })
})
