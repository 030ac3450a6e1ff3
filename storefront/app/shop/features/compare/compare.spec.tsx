import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Product } from "@contract/product"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { chosenStones, comparedIn, compareHref } from "./chosen-stones"
import { CompareDock } from "./compare-dock"
import { CompareToggle } from "./compare-toggle"
import { CompareView } from "./compare-view"

const stone = (name: string, more: Partial<Product> = {}): Product => ({
  id: `prod_${name}`,
  slug: name.toLowerCase(),
  name,
  shortInfo: "",
  description: "",
  type: "RUBY",
  color: "Red",
  weight: "2 ct",
  origin: "Mogok",
  price: "100000.00",
  currency: "INR",
  stock: 1,
  images: [],
  isFeatured: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  ...more,
})
const call = (...slugs: string[]) => `GET /api/products?slugs=${slugs.join("%2C")}`
const rowOf = (name: RegExp) => screen.getByRole("rowheader", { name }).closest("tr") as HTMLElement
const cellsOf = (name: RegExp) =>
  within(rowOf(name))
    .getAllByRole("cell")
    .map((it) => it.textContent)

beforeEach(() => chosenStones.write([]))

describe("selection", () => {
  it("four products can be selected, a fifth shows why not, and a bar links to the comparison", async () => {
    renderInTenant(
      <>
        {["a", "b", "c", "d", "e"].map((it) => (
          <CompareToggle key={it} product={{ slug: it, name: it.toUpperCase() }} />
        ))}
        <CompareDock />
      </>
    )
    for (const toggle of screen.getAllByRole("button", { name: "Compare" })) await userEvent.click(toggle)
    expect(screen.getByRole("alert").textContent).toContain("up to four stones")
    expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(4)
    const bar = await screen.findByRole("region", { name: "Compare" })
    expect(bar.textContent).toContain("4 of 4 stones")
    expect(within(bar).getByRole("link").getAttribute("href")).toBe("/compare?stones=a,b,c,d")
    await userEvent.click(within(bar).getByRole("button", { name: "Clear" }))
    expect(screen.queryByRole("region", { name: "Compare" })).toBeNull()
    expect(screen.queryByRole("button", { pressed: true })).toBeNull()
  })

  it("malformed content of the device's storage counts as no selection", () => {
    for (const broken of ["{", "7", '{"a":1}', "[1,null]"]) {
      localStorage.setItem("compared-stones", broken)
      expect(chosenStones.read()).toEqual([])
    }
  })

  it("a URL names each product once, and at most four", () => {
    const href = compareHref(["a", "b"])
    expect(comparedIn(new URL(href, "http://shop.test").searchParams)).toEqual(["a", "b"])
    expect(comparedIn(new URLSearchParams("stones=a,b,a,,c,d,e"))).toEqual(["a", "b", "c", "d"])
  })
})

describe("the comparison", () => {
  const mogok = stone("Mogok", { carat: 2, treatment: "None", stock: 0 })
  const luc = stone("Luc", {
    carat: 4,
    gstRate: 0.25,
    certificateLab: "GIA",
    certificateUrl: "https://gia.test/1",
  })

  it("shows every fact of all products, with the price per carat, and highlights differences", async () => {
    respondToCalls({ [call("mogok", "luc")]: { body: [luc, mogok] } })
    renderInTenant(<CompareView slugs={["mogok", "luc"]} buy={(it) => `Buy ${it.name}`} />)
    const columns = await screen.findAllByRole("columnheader")
    expect(columns.map((it) => within(it).getByRole("link").getAttribute("href"))).toEqual([
      "/products/mogok",
      "/products/luc",
    ])
    expect(cellsOf(/^Price$/)).toEqual(["₹1,00,000+ GST (18%)", "₹1,00,000+ GST (0.25%)"])
    expect(cellsOf(/^Price per carat/)).toEqual(["₹50,000", "₹25,000"])
    expect(cellsOf(/^Availability/)).toEqual(["Out of Stock", "In Stock"])
    expect(cellsOf(/^Treatment/)).toEqual(["None", "Not disclosed"])
    expect(
      within(rowOf(/^Certificate/))
        .getByRole("link")
        .getAttribute("href")
    ).toBe("https://gia.test/1")
    expect(rowOf(/^Price per carat/).textContent).toContain("Differs")
    for (const label of [/^Origin/, /^Price$/, /^Weight/, /^Certificate/])
      expect(rowOf(label).textContent).not.toContain("Differs")
    screen.getByText("Buy Mogok")
    expect(screen.queryByRole("rowheader", { name: /Clarity/ })).toBeNull()
  })

  it("shows a notice for a missing product, and the others", async () => {
    respondToCalls({ [call("mogok", "gone")]: { body: [mogok] } })
    renderInTenant(<CompareView slugs={["mogok", "gone"]} buy={(it) => `Buy ${it.name}`} />)
    await screen.findByRole("columnheader", { name: /Mogok/ })
    screen.getByText(/no longer available/)
  })

  it("a removed product is no longer selected", async () => {
    chosenStones.write(["mogok", "luc"])
    respondToCalls({ [call("mogok", "luc")]: { body: [luc, mogok] } })
    renderInTenant(<CompareView slugs={["mogok", "luc"]} buy={(it) => `Buy ${it.name}`} />)
    await userEvent.click(await screen.findByRole("button", { name: "Remove Mogok" }))
    expect(chosenStones.read()).toEqual(["luc"])
  })

  it("without a query it shows the contents of the dock", async () => {
    chosenStones.write(["luc"])
    respondToCalls({ [call("luc")]: { body: [luc] } })
    renderInTenant(<CompareView slugs={[]} buy={() => null} />)
    await screen.findByRole("columnheader", { name: /Luc/ })
  })

  it("without products it links to the shop page and sends no request", () => {
    const requests = respondToCalls({})
    renderInTenant(<CompareView slugs={[]} buy={(it) => `Buy ${it.name}`} />)
    expect(screen.getByRole("link", { name: "Browse stones" }).getAttribute("href")).toBe("/shop")
    expect(requests).toEqual([])
  })
})
