import { screen } from "@testing-library/react"
import { renderInTenant } from "../../../../test/tenant-page"
import { NamedRanges } from "./named-ranges"

it("shows a shopper which weights and prices were read from the search", () => {
  renderInTenant(<NamedRanges named={{ caratMin: "1.80", caratMax: "2.20", priceMax: "200000" }} />)
  expect(screen.getByText("1.8 ct to 2.2 ct")).toBeTruthy()
  expect(screen.getByText("up to ₹2,00,000")).toBeTruthy()
})
