import { act, useLayoutEffect } from "react"
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useLocation, useSearchParams } from "react-router-dom"
import type { Facets } from "@contract/product"
import { renderInTenant } from "../../../../test/tenant-page"
import { ShopFilters } from "./shop-filters"
import { readShopView } from "./shop-view"

const facets: Facets = {
  type: [
    { value: "RUBY", label: "Ruby", count: 7 },
    { value: "EMERALD", label: "Emerald", count: 2 },
  ],
  color: [{ value: "Red", label: "Red", count: 7 }],
  origin: [],
  price: { min: "2500.00", max: "100000.00" },
  carat: { min: 0.5, max: 12 },
  treatment: [{ value: "None", label: "None", count: 4 }],
}

function Page() {
  const [params] = useSearchParams()
  return (
    <>
      <ShopFilters filters={readShopView(params).filters} facets={facets} total={9} />
      <output aria-label="query">{useLocation().search}</output>
    </>
  )
}

const show = (path: string) => renderInTenant(<Page />, { path })
const query = (text: string) =>
  screen.findByText((_, it) => it?.tagName === "OUTPUT" && it.textContent === text)

describe("the shop's filters", () => {
  it("put a choice into the URL, with the number of products beside it", async () => {
    show("/shop")
    await userEvent.click(screen.getByRole("radio", { name: "Ruby 7" }))
    await query("?type=RUBY")
    await userEvent.click(screen.getAllByRole("radio", { name: "All" })[0] as HTMLElement)
    await query("")
  })

  it("put typed text into the URL after a pause in typing", async () => {
    show("/shop?type=RUBY&page=3")
    await userEvent.type(screen.getByRole("combobox", { name: "Search" }), "star")
    await query("?search=star&type=RUBY")
    await userEvent.type(screen.getByRole("textbox", { name: "Min price" }), "5,000")
    await query("?search=star&type=RUBY&priceMin=5000")
  })

  it("read prices as people write them, and point out what they can't read", async () => {
    show("/shop")
    const price = screen.getByRole("textbox", { name: "Max price" })
    await userEvent.type(price, "1.5 lakh")
    await query("?priceMax=150000")
    await userEvent.clear(price)
    await userEvent.type(price, "cheap")
    expect(await screen.findByText("Enter an amount like 50,000, 50k or 1.5 lakh.")).toBeTruthy()
    expect(price.getAttribute("aria-invalid")).toBe("true")
  })

  it("show the number of active filters and clear them all", async () => {
    show("/shop?type=RUBY&color=Red")
    expect(screen.getByRole("button", { name: "Filters 2 active" })).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "Clear all" }))
    await query("")
    expect(screen.queryByRole("button", { name: "Clear all" })).toBeNull()
    expect(screen.getAllByRole("radio", { name: "All" })[0]).toHaveProperty("checked", true)
  })

  it("keep what was chosen before the page was hydrated", async () => {
    const Early = () => {
      useLayoutEffect(() => {
        const ruby = document.querySelector<HTMLInputElement>("[value=RUBY]")
        if (ruby) ruby.checked = true
      }, [])
      return null
    }
    renderInTenant(
      <>
        <Page />
        <Early />
      </>,
      { path: "/shop" }
    )
    await act(() => new Promise((next) => setTimeout(next, 50)))
    expect(screen.getByRole("radio", { name: "Ruby 7" })).toHaveProperty("checked", true)
  })

  it("offer only gem facts that the tenant's products have", async () => {
    show("/shop")
    expect(screen.queryByRole("combobox", { name: "Origin" })).toBeNull()
    expect(screen.queryByRole("combobox", { name: "Clarity" })).toBeNull()
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Treatment" }), "None (4)")
    await query("?treatment=None")
    await userEvent.type(screen.getByRole("textbox", { name: "Min carat" }), "2.5 ct")
    await query("?treatment=None&caratMin=2.5")
    screen.getByRole("button", { name: "Filters 2 active" })
  })

  it("keep a chosen value that no product has, so that it can be removed", async () => {
    show("/shop?clarity=VS1")
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Clarity" }), "All")
    await query("")
  })

  it("show price bounds in Indian grouping, and the number of matching products", () => {
    show("/shop")
    expect(screen.getByRole("textbox", { name: "Max price" })).toHaveProperty("placeholder", "₹1,00,000")
    expect(screen.getByRole("textbox", { name: "Min carat" })).toHaveProperty("placeholder", "0.5")
    screen.getByRole("button", { name: "Show 9 stones" })
  })
})
