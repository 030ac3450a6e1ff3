import { Link } from "react-router-dom"
import { paymentTexts } from "@contract/texts/payments"
import { useText } from "~/lib/site"
import { Alert } from "~/ui/alert"

/** Persistent notice of a payment that has no order yet; a toast would disappear. */
export function StrandedPayment({ paymentRef }: { paymentRef: string }) {
  const text = useText(paymentTexts)
  return (
    <div className="mt-6">
      <Alert>
        <p className="font-medium break-words">{text("checkout_stranded", { ref: paymentRef })}</p>
        <p className="mt-1 text-sm">{text("checkout_stranded_text")}</p>
        <Link to="/profile?tab=orders" className="mt-1 inline-block py-1 underline underline-offset-4">
          {text("checkout_see_orders")}
        </Link>
      </Alert>
    </div>
  )
}
