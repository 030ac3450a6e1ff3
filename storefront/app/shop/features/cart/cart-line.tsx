import { useState } from "react"
import { Link } from "react-router-dom"
import type { CartItem } from "@contract/cart"
import { buyTexts } from "@contract/texts/buy"
import { cartTexts } from "@contract/texts/cart"
import { GstNote } from "~/lib/price/gst-note"
import { formatMoney } from "~/lib/money"
import { typeLabel, weightText } from "@contract/stone-fields/words"
import { useText } from "~/lib/site"
import { IconButton } from "~/ui/button"
import { Price } from "~/ui/price"
import { QuantityStepper } from "~/ui/quantity-stepper"
import { SmallPlate } from "~/ui/small-plate"
import { useCartChange } from "./use-cart-change"

/** One line item of the cart. */
export function CartLine({ item }: { item: CartItem }) {
  const text = useText(cartTexts, buyTexts)
  const { product, quantity, lineTotal, productId } = item
  const change = useCartChange()
  const [gone, setGone] = useState(false)
  const facts = [typeLabel(product.type), weightText(product.weight), product.color].filter(Boolean)
  const remove = () => {
    setGone(true)
    change({ productId, quantity: 0 })
  }
  return (
    <li className="flex gap-4 py-6 sm:gap-6">
      <SmallPlate
        images={product.images}
        sizes="8rem"
        className="aspect-4/5 w-22 self-start rounded-xl sm:w-32"
        gem="size-8"
      />
      <div className="flex min-w-0 grow flex-col">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-lg leading-6 font-medium tracking-normal">
              <Link
                to={`/products/${product.slug}`}
                prefetch="intent"
                className="underline-offset-4 hover:underline"
              >
                {product.name}
              </Link>
            </h2>
            {product.shortInfo && <p className="mt-1 line-clamp-2 text-stone-600">{product.shortInfo}</p>}
            <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-stone-600">
              {facts.map((it) => (
                <span key={it}>{it}</span>
              ))}
            </p>
          </div>
          <IconButton
            label={`Remove ${product.name}`}
            icon="trash"
            disabled={gone}
            onClick={remove}
            className="-mt-2 -mr-2 text-stone-600"
          />
        </div>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-4">
          <QuantityStepper
            quantity={quantity}
            max={product.stock}
            label={text("buy_quantity_of", { name: product.name })}
            onChange={(it) => change({ productId, quantity: it })}
          />
          <p className="text-right">
            <Price className="text-lg">{formatMoney(lineTotal, product.currency)}</Price>
            <GstNote own={product.gstRate} className="block" />
            {quantity > 1 && (
              <span className="block text-sm text-stone-600 tabular-nums">
                {text("cart_each", { price: formatMoney(product.price, product.currency) })}
              </span>
            )}
          </p>
        </div>
        <StockNote quantity={quantity} stock={product.stock} />
      </div>
    </li>
  )
}

/** Shows that the maximum quantity is reached, or that the stock has fallen below the quantity. */
function StockNote({ quantity, stock }: { quantity: number; stock: number }) {
  const text = useText(cartTexts, buyTexts)
  if (quantity < stock) return null
  const short = quantity > stock
  const words =
    stock <= 0 ? text("cart_out_of_stock") : short ? text("cart_few_left", { n: stock }) : text("buy_limit")
  return <p className={short ? "mt-2 text-sm text-red-700" : "mt-2 text-sm text-stone-600"}>{words}</p>
}
