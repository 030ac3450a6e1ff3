import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Product } from "@contract/product"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { RecentStrip } from "./recent-strip"
import { rememberStone, seenStones } from "./seen-stones"

const card = ({ name }: Product) => <p>{name}</p>
const stones = ["a", "b", "c"].map((slug) => ({ id: slug, slug, name: `Stone ${slug}` }))
const shown = () => screen.queryAllByRole("listitem").map((it) => it.textContent)

beforeEach(() => seenStones.write([]))

it("stores the last eight products, each once, newest first", () => {
  for (const slug of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "c"]) rememberStone(slug)
  expect(seenStones.read()).toEqual(["c", "j", "i", "h", "g", "f", "e", "d"])
})

it("shows the products seen before, without the current one, with one request", async () => {
  // The schema requires complete products; the test checks only their order.
  const requests = respondToCalls({ "GET /api/products?slugs=b%2Ca": { body: stones.map(whole) } })
  for (const slug of ["a", "b", "c"]) rememberStone(slug)
  renderInTenant(<RecentStrip now="c" card={card} />)
  await screen.findByRole("heading", { name: "Recently viewed" })
  expect(shown()).toEqual(["Stone b", "Stone a"])
  expect(requests).toHaveLength(1)
})

it("is hidden for fewer than two products, and sends no request", async () => {
  const requests = respondToCalls({})
  rememberStone("a")
  renderInTenant(<RecentStrip now="b" card={card} />)
  await waitFor(() => expect(seenStones.read()).toEqual(["b", "a"]))
  expect(screen.queryByRole("heading")).toBeNull()
  expect(requests).toEqual([])
})

it("is removed and cleared on request", async () => {
  respondToCalls({ "GET /api/products?slugs=b%2Ca": { body: stones.map(whole) } })
  for (const slug of ["a", "b"]) rememberStone(slug)
  renderInTenant(<RecentStrip card={card} />)
  await userEvent.click(await screen.findByRole("button", { name: "Clear" }))
  expect(screen.queryByRole("heading")).toBeNull()
  expect(localStorage.getItem("seen-stones")).toBe("[]")
})

function whole(it: { id: string; slug: string; name: string }): Product {
  return {
    ...it,
    shortInfo: "",
    description: "",
    type: "RUBY",
    color: "Red",
    weight: "",
    origin: "",
    price: "1.00",
    currency: "INR",
    stock: 1,
    images: [],
    isFeatured: false,
    createdAt: "2026-01-01T00:00:00.000Z",
  }
}
