import { productTexts } from "@contract/texts/product"
import { useText } from "~/lib/site"
import { ButtonLink } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { MessagePage } from "~/ui/message-page"

export function ProductNotFound() {
  const text = useText(productTexts)
  return (
    <MessagePage
      title={text("product_missing_title")}
      mark={<Icon name="gem" className="size-14 text-brand-primary-ink" />}
      heading={text("product_missing_title")}
      text={text("product_missing_text")}
    >
      <ButtonLink to="/shop" className="mt-8">
        {text("product_missing_button")}
      </ButtonLink>
    </MessagePage>
  )
}
