import { useEffect, useRef } from "react"
import { buyTexts } from "@contract/texts/buy"
import { useText } from "~/lib/site"
import { Button, ButtonLink, IconButton } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { SmallPlate } from "~/ui/small-plate"
import { addedStone, type AddedStone } from "./added-stone"
import { useCart } from "./get-cart"

const shownMs = 8000

/** Closes the panel after some time, unless it has the pointer or focus. */
function useClosing() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(addedStone.close, shownMs)
  }
  const stop = () => clearTimeout(timer.current)
  useEffect(() => {
    start()
    return stop
  }, [])
  return { onPointerEnter: stop, onPointerLeave: start, onFocus: stop, onBlur: start }
}

/** What was added to the cart, how many stones are in it, and the way there. Loaded with the first addition. */
export default function AddedPanel({ product, quantity }: AddedStone) {
  const text = useText(buyTexts)
  const { cart } = useCart()
  const count = cart?.count ?? quantity
  return (
    <section
      aria-label={text("buy_added")}
      {...useClosing()}
      onKeyDown={(event) => {
        if (event.key === "Escape") addedStone.close()
      }}
      className="pointer-events-auto w-full max-w-sm animate-rise rounded-2xl border border-stone-200 bg-white p-4 text-stone-900 shadow-float"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="flex items-center gap-2 font-medium">
          <Icon name="check" className="size-5 text-brand-accent-ink" />
          {text("buy_added")}
        </p>
        <IconButton label="Close" icon="close" onClick={addedStone.close} className="-my-2 -mr-2" />
      </div>
      <div className="mt-3 flex gap-4">
        <SmallPlate images={product.images} className="aspect-4/5 w-16 self-start rounded-xl" gem="size-6" />
        <div className="min-w-0">
          <p className="line-clamp-2 font-medium wrap-anywhere">{product.name}</p>
          <p className="mt-1 text-sm text-stone-600 tabular-nums">
            {text("buy_added_quantity", { n: quantity })}
          </p>
          <p className="text-sm text-stone-600 tabular-nums">
            {text(count === 1 ? "buy_in_cart_one" : "buy_in_cart_more", { n: count })}
          </p>
        </div>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <ButtonLink to="/cart" className="px-3" onClick={addedStone.close}>
          {text("buy_view_cart")}
        </ButtonLink>
        <Button look="outline" className="px-3" onClick={addedStone.close}>
          {text("buy_continue")}
        </Button>
      </div>
    </section>
  )
}
