import { paymentTexts } from "@contract/texts/payments"
import { useText } from "~/lib/site"
import { Alert } from "~/ui/alert"

/** Notice for a shopper who returns to an unfinished payment. */
export function ReturningNote() {
  const text = useText(paymentTexts)
  return (
    <div className="lg:col-span-2">
      <Alert tone="calm">
        <p className="font-medium">{text("checkout_returning_title")}</p>
        <p className="mt-1 text-sm">{text("checkout_returning_text")}</p>
      </Alert>
    </div>
  )
}
