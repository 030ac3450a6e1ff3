import type { Product } from "@contract/product"
import { whatsappLink } from "@contract/rules/whatsapp"
import { productTexts } from "@contract/texts/product"
import { useContact, useSite, useText } from "~/lib/site"
import { buttonClass } from "~/ui/button"
import { Icon } from "~/ui/icon"

/**
 * Opens WhatsApp with the product's name and address in the message. Renders nothing when the tenant has no phone
 * number.
 */
export function WhatsappInquiry({ product }: { product: Pick<Product, "name" | "slug"> }) {
  const { phone } = useContact()
  const { origin } = useSite()
  const text = useText(productTexts)
  const link = `${origin}/products/${encodeURIComponent(product.slug)}`
  const href = whatsappLink(phone, `${text("product_ask_message")} ${product.name}\n${link}`)
  if (!href) return null
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass({ look: "outline" }, "self-start")}>
      <Icon name="chat" />
      {text("product_ask")}
    </a>
  )
}
