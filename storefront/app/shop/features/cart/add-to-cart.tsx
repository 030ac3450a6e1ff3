import { buyTexts } from "@contract/texts/buy"
import { useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { QuantityStepper } from "~/ui/quantity-stepper"
import type { Buy } from "./use-buy"

interface AddButtonProps {
  buy: Buy
  className: string
}

export const AddButton = ({ buy: { add, busy }, className }: AddButtonProps) => {
  const text = useText(buyTexts)
  return (
    <Button size="large" className={className} busy={busy} onClick={add}>
      <Icon name="bag" />
      {text("buy_button")}
    </Button>
  )
}

/**
 * The product page's quantity stepper and Add to Cart button, none of them for a sold-out product; on phones the button
 * is in the `BuyBar`.
 */
export function AddToCart({ buy }: { buy: Buy | null }) {
  const text = useText(buyTexts)
  if (!buy || buy.soldOut) return null
  const { product, quantity, setWanted } = buy
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          quantity={quantity}
          max={product.stock}
          onChange={setWanted}
          label={text("buy_quantity_of", { name: product.name })}
        />
        <AddButton buy={buy} className="grow max-md:hidden sm:max-w-xs" />
      </div>
      {quantity >= product.stock && <p className="mt-2 text-sm text-stone-600">{text("buy_limit")}</p>}
    </div>
  )
}
