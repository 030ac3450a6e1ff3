import type { Product } from "@contract/product"
import { buyTexts } from "@contract/texts/buy"
import { stoneTexts } from "@contract/texts/stones"
import { useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { useBuy } from "./use-buy"

/** Adds one product to the cart, in a narrow column; shows when it is sold out. */
export function ColumnBuy({ product }: { product: Product }) {
  const text = useText(buyTexts, stoneTexts)
  const buy = useBuy(product)
  if (!buy) return null
  if (buy.soldOut) {
    return <p className="flex min-h-11 items-center text-sm text-stone-600">{text("stone_out_of_stock")}</p>
  }
  return (
    <Button
      size="small"
      className="min-h-11 w-full px-2"
      busy={buy.busy}
      onClick={buy.add}
      aria-description={product.name}
    >
      {text("buy_button")}
    </Button>
  )
}
