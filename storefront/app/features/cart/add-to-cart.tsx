import { useState } from "react"
import type { Product } from "@contract/product"
import { useUser } from "~/lib/session"
import { useSite } from "~/lib/site"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { QuantityStepper } from "~/ui/quantity-stepper"
import { toast } from "~/ui/toast-store"
import { useAddCartItem } from "./add-cart-item"
import { askToSignIn, tellCartProblem } from "./cart-problem"

/** The product page's quantity stepper and Add to Cart button. */
export function AddToCart({ product }: { product: Product }) {
  const { id, name, stock } = product
  const [wanted, setWanted] = useState(1)
  const user = useUser()
  const { enableCart } = useSite().branding.features
  const quantity = Math.min(wanted, Math.max(stock, 1))
  const add = useAddCartItem({
    onSuccess: () => {
      setWanted(1)
      toast({ title: "Added to cart", description: quantity === 1 ? name : `${quantity} × ${name}` })
    },
    onError: tellCartProblem,
  })
  if (!enableCart) return null
  const soldOut = stock <= 0
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          quantity={quantity}
          max={stock}
          disabled={soldOut}
          onChange={setWanted}
          label={`Quantity of ${name}`}
        />
        <Button
          size="large"
          className="grow sm:max-w-xs"
          disabled={soldOut}
          busy={add.isPending}
          onClick={() => (user ? add.mutate({ productId: id, quantity }) : askToSignIn())}
        >
          <Icon name="bag" />
          Add to Cart
        </Button>
      </div>
      {!soldOut && quantity >= stock && (
        <p className="mt-2 text-sm text-stone-600">Maximum available quantity</p>
      )}
    </div>
  )
}
