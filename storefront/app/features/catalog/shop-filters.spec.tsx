import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { MemoryRouter, useLocation, useSearchParams } from "react-router-dom"
import type { Facets } from "@contract/product"
import { ShopFilters } from "./shop-filters"
import { readShopView } from "./shop-view"

const facets: Facets = {
  type: [
    { value: "RUBY", label: "Ruby", count: 7 },
    { value: "EMERALD", label: "Emerald", count: 2 },
  ],
  color: [{ value: "Red", label: "Red", count: 7 }],
  origin: [],
  price: { min: "2500.00", max: "90000.00" },
}

function Page() {
  const [params] = useSearchParams()
  return (
    <>
      <ShopFilters filters={readShopView(params).filters} facets={facets} />
      <output aria-label="query">{useLocation().search}</output>
    </>
  )
}

function show(path: string): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>
  )
}
const query = (text: string) =>
  screen.findByText((_, it) => it?.tagName === "OUTPUT" && it.textContent === text)

describe("the shop's filters", () => {
  it("put a choice into the address, with the number of stones beside it", async () => {
    show("/shop")
    await userEvent.click(screen.getByRole("radio", { name: "Ruby 7" }))
    await query("?type=RUBY")
    await userEvent.click(screen.getAllByRole("radio", { name: "All" })[0] as HTMLElement)
    await query("")
  })

  it("put typed text into the address once typing rests", async () => {
    show("/shop?type=RUBY&page=3")
    await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "star")
    await query("?search=star&type=RUBY")
    await userEvent.type(screen.getByRole("textbox", { name: "Min price" }), "5,000")
    await query("?search=star&type=RUBY&priceMin=5000")
  })

  it("count what is active and clear it all", async () => {
    show("/shop?type=RUBY&color=Red")
    expect(screen.getByRole("button", { name: "Filters 2 active" })).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "Clear all" }))
    await query("")
    expect(screen.queryByRole("button", { name: "Clear all" })).toBeNull()
    expect(screen.getAllByRole("radio", { name: "All" })[0]).toHaveProperty("checked", true)
  })
})
