import { screen } from "@testing-library/react"
import type { Product } from "@contract/product"
import { sampleStone } from "../../../../test/samples"
import { renderInTenant } from "../../../../test/tenant-page"
import { AddToCart } from "./add-to-cart"
import { BuyBar } from "./buy-bar"
import { useBuy } from "./use-buy"

function Controls({ product }: { product: Product }) {
  const buy = useBuy(product)
  return (
    <>
      <AddToCart buy={buy} />
      <BuyBar buy={buy} />
    </>
  )
}

it("a sold-out stone has no stepper and no Add to Cart, which could only fail", () => {
  renderInTenant(<Controls product={{ ...sampleStone, stock: 0 }} />)
  expect(screen.queryAllByRole("button")).toEqual([])
})

it("a stone in stock has both", () => {
  renderInTenant(<Controls product={sampleStone} />)
  screen.getByRole("button", { name: "Increase quantity" })
  expect(screen.getAllByRole("button", { name: "Add to Cart" })).toHaveLength(2)
})
