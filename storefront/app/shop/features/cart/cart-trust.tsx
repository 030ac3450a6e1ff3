import { cartTexts } from "@contract/texts/cart"
import { useReturnDays } from "~/lib/return-window"
import { useText } from "~/lib/site"
import { TrustLines } from "~/ui/trust-lines"

/** Reasons to trust the store, below the total. A store without returns has no line about them. */
export function CartTrust() {
  const text = useText(cartTexts)
  const days = useReturnDays(7)
  return (
    <TrustLines
      lines={[
        { icon: "shield", text: text("cart_trust_payment") },
        { icon: "truck", text: text("cart_trust_shipping") },
        ...(days === null
          ? []
          : [{ icon: "returns", text: text("cart_trust_returns", { n: days }) } as const]),
        { icon: "certificate", text: text("cart_trust_passport") },
      ]}
      className="border-t border-stone-200 pt-6"
    />
  )
}
