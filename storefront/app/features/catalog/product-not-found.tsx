import { ButtonLink } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { MessagePage } from "~/ui/message-page"

export function ProductNotFound() {
  return (
    <MessagePage
      title="Product Not Found"
      mark={<Icon name="gem" className="size-14 text-brand-primary-ink" />}
      heading="Product Not Found"
      text="This stone is no longer here. It may have found its owner; others are waiting."
    >
      <ButtonLink to="/shop" className="mt-8">
        Back to Shop
      </ButtonLink>
    </MessagePage>
  )
}
