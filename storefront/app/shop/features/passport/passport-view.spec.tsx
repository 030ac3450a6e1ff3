import { screen } from "@testing-library/react"
import type { Passport } from "@contract/passport"
import { renderInTenant } from "../../../../test/tenant-page"
import { PassportView } from "./passport-view"

const passport: Passport = {
  code: "0123456789ABCDEF",
  url: "http://shop.test/s/0123456789ABCDEF",
  qr: { size: 29, path: "M4 4h7v1h-7z" },
  payload: "{}",
  signature: "x",
  keyId: "k",
  isGenuine: true,
  isCancelled: false,
  record: {
    code: "0123456789ABCDEF",
    soldAt: "2026-11-22T00:00:00.000Z",
    quantity: 1,
    shop: { id: "ten_1", name: "Ratna", domain: "ratna.test" },
    stone: {
      ...{
        name: "Ruby",
        shortInfo: "",
        type: "RUBY",
        color: "Red",
        weight: "1.2 ct",
        origin: "Mogok",
        images: [],
      },
      ...{ certificateLab: "GIA", certificateNumber: "2141438171" },
    },
  },
}

describe("a stone's passport", () => {
  it("shows first that the record is genuine, then what was sold and how to verify it", () => {
    renderInTenant(<PassportView passport={passport} />)
    expect(screen.getByRole("status").textContent).toContain("Genuine record")
    expect(screen.getByText("0123-4567-89AB-CDEF")).toBeTruthy()
    expect(screen.getByText("22 November 2026")).toBeTruthy()
    expect(screen.getByText("Not disclosed")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Check with the laboratory" }).getAttribute("href")).toBe(
      "https://www.gia.edu/report-check?reportno=2141438171"
    )
  })

  it("warns of a record that doesn't match its signature, even of an unreadable one", () => {
    renderInTenant(<PassportView passport={{ ...passport, isGenuine: false, record: null }} />)
    expect(screen.getByRole("alert").textContent).toContain("Don't rely on this record")
    expect(screen.queryByText("Genuine record")).toBeNull()
  })

  it("shows that a sale was cancelled", () => {
    renderInTenant(<PassportView passport={{ ...passport, isCancelled: true }} />)
    expect(screen.getByRole("alert").textContent).toContain("This sale was cancelled")
  })
})
