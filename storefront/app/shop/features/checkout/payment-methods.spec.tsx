import { screen } from "@testing-library/react"
import { defaultBranding } from "~/lib/default-branding"
import { renderInTenant } from "../../../../test/tenant-page"
import { PaymentMethods } from "./payment-methods"

const choices = () => screen.getAllByRole<HTMLInputElement>("radio").map((it) => [it.checked, it.disabled])

describe("the payment methods", () => {
  it("announce cash on delivery, which can't be selected yet", () => {
    renderInTenant(<PaymentMethods />)
    screen.getByText("Coming Soon")
    expect(choices()).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it("don't mention it when the tenant doesn't plan it", () => {
    const branding = { ...defaultBranding, paymentConfig: { enableCOD: false, razorpayKeyId: null } }
    renderInTenant(<PaymentMethods />, { branding })
    expect(choices()).toEqual([[true, false]])
  })
})
