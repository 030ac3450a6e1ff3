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

export const AddButton = ({ buy: { add, busy, soldOut }, className }: AddButtonProps) => {
  const text = useText(buyTexts)
  return (
    <Button size="large" className={className} disabled={soldOut} busy={busy} onClick={add}>
      <Icon name="bag" />
      {text("buy_button")}
    </Button>
  )
}

/** The product page's quantity stepper and Add to Cart button; on phones the button is in the `BuyBar`. */
export function AddToCart({ buy }: { buy: Buy | null }) {
  const text = useText(buyTexts)
  if (!buy) return null
  const { product, quantity, soldOut, setWanted } = buy
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          quantity={quantity}
          max={product.stock}
          disabled={soldOut}
          onChange={setWanted}
          label={text("buy_quantity_of", { name: product.name })}
        />
        <AddButton buy={buy} className="grow max-md:hidden sm:max-w-xs" />
      </div>
      {!soldOut && quantity >= product.stock && (
        <p className="mt-2 text-sm text-stone-600">{text("buy_limit")}</p>
      )}
    </div>
  )
}
