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
})

describe("an account with an unverified e-mail", () => {
  it("sees what requires verification", () => {
    renderInTenant(<VerificationBanner underHeader={false} />)
    screen.getByText("Email verification is required to place orders.")
    screen.getByRole("button", { name: "Verify Now" })
  })
})
