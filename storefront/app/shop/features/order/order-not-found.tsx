import { orderTexts } from "@contract/texts/orders"
import { useSite, useText } from "~/lib/site"
import { ButtonLink } from "~/ui/button"
import { MessagePage } from "~/ui/message-page"

export function OrderNotFound() {
  const text = useText(orderTexts)
  const { branding } = useSite()
  return (
    <MessagePage
      title={`${text("order_missing_page")} – ${branding.brandName}`}
      mark={<p className="font-display text-7xl text-brand-primary-ink">404</p>}
      heading={text("order_missing_title")}
      text={text("order_missing_text")}
    >
      <ButtonLink to="/profile?tab=orders" className="mt-8">
        {text("orders_back")}
      </ButtonLink>
    </MessagePage>
  )
}
