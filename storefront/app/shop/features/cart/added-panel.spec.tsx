import { act, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { sampleCart, sampleStone, sampleUser } from "../../../../test/samples"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { AddedHost } from "./added-host"
import { addedStone } from "./added-stone"
import { ColumnBuy } from "./column-buy"

const show = () => {
  respondToCalls({
    "GET /api/cart": { body: { items: [], count: 0, total: "0.00" } },
    "POST /api/cart": { body: { ...sampleCart, count: 3 } },
  })
  renderInTenant(
    <>
      <ColumnBuy product={sampleStone} />
      <AddedHost />
    </>,
    { user: sampleUser }
  )
}
const panel = () => screen.findByRole("region", { name: "Added to cart" })

afterEach(() => act(addedStone.close))

it("adding a stone opens a panel with the stone, the cart's count and the way to the cart", async () => {
  show()
  await userEvent.click(screen.getByRole("button", { name: "Add to Cart" }))
  const shown = within(await panel())
  shown.getByText("Ruby")
  shown.getByText("Quantity: 1")
  await shown.findByText("3 stones in your cart")
  expect(shown.getByRole("link", { name: "View cart" }).getAttribute("href")).toBe("/cart")
})

it("the panel closes with Escape and with Continue, and is announced", async () => {
  show()
  act(() => addedStone.show({ product: sampleStone, quantity: 2 }))
  expect((await panel()).closest("[aria-live=polite]")).not.toBeNull()
  await userEvent.click(screen.getByRole("button", { name: "Continue" }))
  expect(screen.queryByRole("region", { name: "Added to cart" })).toBeNull()
  act(() => addedStone.show({ product: sampleStone, quantity: 2 }))
  within(await panel())
    .getByRole("link", { name: "View cart" })
    .focus()
  await userEvent.keyboard("{Escape}")
  expect(screen.queryByRole("region", { name: "Added to cart" })).toBeNull()
})

it("a sold-out stone in a column can't be added", () => {
  renderInTenant(<ColumnBuy product={{ ...sampleStone, stock: 0 }} />)
  expect(screen.queryByRole("button")).toBeNull()
  screen.getByText("Out of Stock")
})
