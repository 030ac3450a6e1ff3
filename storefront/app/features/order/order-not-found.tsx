import { useSite } from "~/lib/site"
import { ButtonLink } from "~/ui/button"
import { MessagePage } from "~/ui/message-page"

export function OrderNotFound() {
  const { branding } = useSite()
  return (
    <MessagePage
      title={`Order not found – ${branding.brandName}`}
      mark={<p className="font-display text-7xl text-brand-primary-ink">404</p>}
      heading="Order Not Found"
      text="There is no such order in your account. Please check its number."
    >
      <ButtonLink to="/profile?tab=orders" className="mt-8">
        Back to Orders
      </ButtonLink>
    </MessagePage>
  )
}
