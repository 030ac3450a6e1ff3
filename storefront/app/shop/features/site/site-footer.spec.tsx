import { screen } from "@testing-library/react"
import { VerificationBanner } from "~/shop/features/auth/verification-banner"
import { defaultBranding } from "~/lib/default-branding"
import { renderInTenant } from "../../../../test/tenant-page"
import { SiteFooter } from "./site-footer"

describe("the footer", () => {
  it("shows the opening hours, the year and the tax number", () => {
    renderInTenant(<SiteFooter />, { branding: { ...defaultBranding, company: { gst: "08AAKCR7341Q1ZK" } } })
    for (const hours of ["9:00 AM - 6:00 PM", "10:00 AM - 4:00 PM", "Closed"]) screen.getByText(hours)
    screen.getByText(new RegExp(`© ${new Date().getFullYear()} .*All rights reserved\\.`))
    screen.getByText("GSTIN: 08AAKCR7341Q1ZK")
  })

  it("shows no business hours that nobody entered in a store that opens soon", () => {
    renderInTenant(<SiteFooter />, { isEmpty: true })
    expect(screen.queryByText("Business hours")).toBeNull()
    expect(screen.queryByText("9:00 AM - 6:00 PM")).toBeNull()
  })

  it.each([
    [{ content: { footer_hours_saturday: "By appointment" } }, "By appointment"],
    [{ content: { contact_phone: "+91 98290 12345" } }, "10:00 AM - 4:00 PM"],
    [
      { branding: { ...defaultBranding, contact: { ...defaultBranding.contact, email: "hello@shop.test" } } },
      "10:00 AM - 4:00 PM",
    ],
  ])("shows the hours of an empty store that has entered %j", (entered, saturday) => {
    renderInTenant(<SiteFooter />, { isEmpty: true, ...entered })
    screen.getByText(saturday)
  })
})

describe("an account with an unverified e-mail", () => {
  it("sees what requires verification", () => {
    renderInTenant(<VerificationBanner underHeader={false} />)
    screen.getByText("Email verification is required to place orders.")
    screen.getByRole("button", { name: "Verify Now" })
  })
})
