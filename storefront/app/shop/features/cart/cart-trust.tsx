import { cartTexts } from "@contract/texts/cart"
import { useText } from "~/lib/site"
import { TrustLines } from "~/ui/trust-lines"

const lines = [
  { icon: "shield", key: "cart_trust_payment" },
  { icon: "truck", key: "cart_trust_shipping" },
  { icon: "returns", key: "cart_trust_returns" },
] as const

/** Three reasons to trust the store, below the total. */
export function CartTrust() {
  const text = useText(cartTexts)
  return (
    <TrustLines
      lines={lines.map(({ icon, key }) => ({ icon, text: text(key) }))}
      className="border-t border-stone-200 pt-6"
    />
  )
}
