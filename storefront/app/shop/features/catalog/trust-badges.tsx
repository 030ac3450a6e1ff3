import { productTexts } from "@contract/texts/product"
import { formatMoney } from "~/lib/money"
import { useText } from "~/lib/site"
import { Icon } from "~/ui/icon"

/** The trust badges of a product; `threshold` in rupees. */
export function TrustBadges({ threshold }: { threshold: number }) {
  const text = useText(productTexts)
  const badges = [
    {
      icon: "truck",
      title: text("product_shipping_title"),
      words: text("product_shipping_text", { amount: formatMoney(threshold) }),
    },
    {
      icon: "certificate",
      title: text("product_certificate_title"),
      words: text("product_certificate_text"),
    },
    { icon: "returns", title: text("product_returns_title"), words: text("product_returns_text") },
  ] as const
  return (
    <ul className="grid gap-4 border-t border-stone-200 pt-6 sm:grid-cols-3 md:grid-cols-1 xl:grid-cols-3">
      {badges.map(({ icon, title, words }) => (
        <li key={icon} className="flex gap-3">
          <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-brand-primary-ink" />
          <div>
            <p className="leading-6 font-medium">{title}</p>
            <p className="text-sm text-stone-600">{words}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
