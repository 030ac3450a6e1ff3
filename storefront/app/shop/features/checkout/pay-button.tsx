import { checkoutTexts } from "@contract/texts/checkout"
import { columnFormat } from "~/lib/money"
import { useSite, useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { Spinner } from "~/ui/spinner"

interface PayButtonProps {
  processing: boolean
  /** Number of products in the cart. */
  count: number
  /** In rupees; undefined while it is being calculated. */
  total: number | undefined
  onPay: () => void
}

/** Starts the payment, or shows why it can't: busy, empty cart, or no payment gateway. */
export function PayButton({ processing, count, total, onPay }: PayButtonProps) {
  const { paymentConfig } = useSite().branding
  const text = useText(checkoutTexts)
  const look = { size: "large", className: "mt-6 w-full" } as const
  if (processing) {
    return (
      <Button {...look} disabled aria-busy="true">
        <Spinner className="size-5" />
        {text("checkout_processing")}
      </Button>
    )
  }
  if (count === 0) {
    return (
      <Button {...look} disabled>
        {text("checkout_cart_empty")}
      </Button>
    )
  }
  if (paymentConfig.razorpayKeyId === null) {
    return (
      <Button {...look} disabled>
        {text("checkout_payment_unavailable")}
      </Button>
    )
  }
  return (
    <Button {...look} onClick={onPay}>
      <Icon name="shield" />
      {total === undefined ? text("checkout_pay") : `${text("checkout_pay")} ${columnFormat([total])(total)}`}
    </Button>
  )
}
