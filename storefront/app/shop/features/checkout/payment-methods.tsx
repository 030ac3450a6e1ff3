import { checkoutTexts } from "@contract/texts/checkout"
import { useSite, useText } from "~/lib/site"
import { Badge } from "~/ui/badge"
import { Icon } from "~/ui/icon"

/** The payment methods: only online payment is available; cash on delivery is announced when the tenant plans it. */
export function PaymentMethods() {
  const { enableCOD } = useSite().branding.paymentConfig
  const text = useText(checkoutTexts)
  return (
    <>
      <div role="radiogroup" aria-label={text("checkout_payment_title")} className="grid gap-4">
        <label className="flex items-center gap-4 rounded-xl border border-brand-primary bg-brand-mist p-5 ring-1 ring-brand-primary">
          <input
            type="radio"
            name="payment"
            defaultChecked
            className="size-5 shrink-0 accent-brand-primary"
          />
          <span className="min-w-0 grow">
            <span className="block font-medium">{text("checkout_online_title")}</span>
            <span className="block text-sm text-stone-700">{text("checkout_online_text")}</span>
          </span>
          <Icon name="shield" className="size-6 shrink-0 text-brand-primary-ink" />
        </label>
        {enableCOD && (
          <label className="flex items-start gap-4 rounded-xl border border-stone-200 bg-stone-100 p-5 text-stone-600 sm:items-center">
            <input type="radio" name="payment" disabled className="mt-0.5 size-5 shrink-0 sm:mt-0" />
            {/* On a phone the badge goes below the text, so that the text has the whole line. */}
            <span className="flex min-w-0 grow flex-col items-start gap-2 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
              <span className="min-w-0">
                <span className="block font-medium">{text("checkout_cod_title")}</span>
                <span className="block text-sm">{text("checkout_cod_text")}</span>
              </span>
              <Badge className="shrink-0 bg-stone-200">{text("checkout_coming_soon")}</Badge>
            </span>
          </label>
        )}
      </div>
      <p className="mt-5 flex items-start gap-3 text-sm text-stone-700">
        <Icon name="shield" className="mt-0.5 size-5 shrink-0 text-brand-accent-ink" />
        {text("checkout_secure_note")}
      </p>
    </>
  )
}
