import { useText } from "~/lib/site"
import { Icon } from "~/ui/icon"

const lines = [
  { icon: "shield", key: "cart_trust_payment" },
  { icon: "truck", key: "cart_trust_shipping" },
  { icon: "returns", key: "cart_trust_returns" },
] as const

/** Three reasons to trust the shop, below the total. */
export function CartTrust() {
  const text = useText()
  return (
    <ul className="mt-6 flex flex-col gap-2.5 border-t border-stone-200 pt-6 text-sm text-stone-700">
      {lines.map(({ icon, key }) => (
        <li key={key} className="flex items-center gap-3">
          <Icon name={icon} className="size-5 shrink-0 text-brand-primary-ink" />
          {text(key)}
        </li>
      ))}
    </ul>
  )
}
