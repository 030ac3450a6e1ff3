import { useState } from "react"
import { Link } from "react-router-dom"
import { useQueryClient } from "@tanstack/react-query"
import { buyAgainTexts } from "@contract/texts/buy-again"
import { useSite, useText } from "~/lib/site"
import { Alert } from "~/ui/alert"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { type Bought, buyAgain, type BoughtAgain } from "./buy-again"
import { cartQuery } from "./get-cart"

/** Adds the available products of an earlier order to the cart, and names the unavailable ones. */
export function BuyAgain({ items }: { items: readonly Bought[] }) {
  const text = useText(buyAgainTexts)
  const client = useQueryClient()
  const { enableCart } = useSite().branding.features
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<BoughtAgain | null>(null)
  if (!enableCart) return null
  const again = async () => {
    setBusy(true)
    setResult(null)
    const done = await buyAgain(items)
    if (done.cart) client.setQueryData(cartQuery().queryKey, done.cart)
    setResult(done)
    setBusy(false)
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <Button busy={busy} onClick={() => void again()}>
        <Icon name="bag" />
        {text("order_buy_again")}
      </Button>
      {result && (
        <Alert tone={result.missing.length === 0 ? "good" : result.added > 0 ? "calm" : "danger"}>
          {result.added > 0 && (
            <p className="font-medium">
              {text(result.added === 1 ? "again_added_one" : "again_added_more", { n: result.added })}
            </p>
          )}
          <ul>
            {result.missing.map(({ name, why }) => (
              <li key={name}>
                {name}: {why}
              </li>
            ))}
          </ul>
          {result.added > 0 && (
            <Link to="/cart" className="mt-1 inline-block py-1 underline underline-offset-4">
              {text("again_cart")}
            </Link>
          )}
        </Alert>
      )}
    </div>
  )
}
