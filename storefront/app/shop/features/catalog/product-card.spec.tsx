import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderInTenant } from "../../../../test/tenant-page"
import type { CardProduct } from "./card-product"
import { ProductCard } from "./product-card"

const product: CardProduct = {
  id: "prod_1",
  slug: "mogok-ruby",
  name: "Mogok ruby",
  shortInfo: "",
  price: "12500.00",
  currency: "INR",
  weight: "2.5",
  images: [],
  stock: 1,
}

it("passes the product to another feature's corner, which is above the card's link", async () => {
  const liked = jest.fn()
  renderInTenant(
    <ProductCard
      product={product}
      corner={({ id, name }) => <button onClick={() => void liked(id)}>{`Like ${name}`}</button>}
    />
  )
  await userEvent.click(screen.getByRole("button", { name: "Like Mogok ruby" }))
  expect(liked).toHaveBeenCalledWith("prod_1")
  const link = screen.getByRole("link", { name: "Mogok ruby" })
  expect(link.contains(screen.getByRole("button"))).toBe(false)
})

it("is a single link without a corner", () => {
  renderInTenant(<ProductCard product={product} />)
  screen.getByRole("link", { name: "Mogok ruby" })
  expect(screen.queryByRole("button")).toBeNull()
})

it("shows the weight once: in the name, or beside the price", () => {
  renderInTenant(
    <>
      <ProductCard product={product} />
      <ProductCard product={{ ...product, name: "2.5 ct Ruby of Mogok" }} />
    </>
  )
  expect(screen.getAllByText(/2\.5 ct/).map((it) => it.textContent)).toEqual([
    "2.5 ct",
    "2.5 ct Ruby of Mogok",
  ])
})

it("shows beside the price that GST is added, and its rate", () => {
  renderInTenant(<ProductCard product={{ ...product, gstRate: 1.5 }} />)
  expect(screen.getByText("+ GST (1.5%)").parentElement?.textContent).toContain("₹12,500")
})

it("of an untaxed stone doesn't promise that a rate of zero is added", () => {
  renderInTenant(<ProductCard product={{ ...product, gstRate: 0 }} />)
  expect(screen.getByText("No GST").parentElement?.textContent).toContain("₹12,500")
  expect(screen.queryByText(/\+ GST/)).toBeNull()
})
