import type { Product } from "@contract/product"
import { productTexts } from "@contract/texts/product"
import { formatMoney } from "~/lib/money"
import { useReturnDays } from "~/lib/return-window"
import { useText } from "~/lib/site"
import { Icon, type IconName } from "~/ui/icon"

interface TrustBadgesProps {
  product: Pick<Product, "certificateLab" | "certificateNumber">
  /** Free-shipping threshold in rupees. */
  threshold: number
}

interface TrustBadge {
  icon: IconName
  title: string
  words: string
}

/** Every sold product has a signed stone passport; a laboratory's certificate is named only when there is one. */
function useCertificateText({ certificateLab, certificateNumber }: TrustBadgesProps["product"]): string {
  const text = useText(productTexts)
  if (certificateLab) return text("product_certificate_lab_text", { lab: certificateLab })
  return text(certificateNumber ? "product_certificate_report_text" : "product_certificate_text")
}

/** The product page's trust badges. A store without returns has no badge for them. */
export function TrustBadges({ product, threshold }: TrustBadgesProps) {
  const text = useText(productTexts)
  const certificate = useCertificateText(product)
  const days = useReturnDays(30)
  const badges: TrustBadge[] = [
    {
      icon: "truck",
      title: text("product_shipping_title"),
      words: text("product_shipping_text", { amount: formatMoney(threshold) }),
    },
    { icon: "certificate", title: text("product_certificate_title"), words: certificate },
    ...(days === null
      ? []
      : [
          {
            icon: "returns",
            title: text("product_returns_title", { n: days }),
            words: text("product_returns_text"),
          } as const,
        ]),
  ]
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
