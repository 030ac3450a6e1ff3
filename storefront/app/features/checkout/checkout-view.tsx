import { lazy, Suspense, useEffect, useState } from "react"
import { Link, useNavigate } from "react-router-dom"
import type { Address } from "@contract/address"
import type { Cart } from "@contract/cart"
import type { Totals } from "@contract/checkout"
import { needsPan } from "@contract/rules/pan"
import { checkoutTexts } from "@contract/texts/checkout"
import { useSite, useText } from "~/lib/site"
import { Alert } from "~/ui/alert"
import { Skeleton } from "~/ui/skeleton"
import { AddressChoice } from "./address-choice"
import { CheckoutSummary } from "./checkout-summary"
import { PayButton } from "./pay-button"
import { PaymentMethods } from "./payment-methods"
import { ReturningNote } from "./returning-note"
import { Section } from "./section"
import { useGatewayScript } from "./use-gateway-script"
import { usePayment } from "./use-payment"
import { useReturning } from "./use-returning"

/** Most orders are below the total that asks for it. */
const PanField = lazy(async () => ({ default: (await import("./pan-field")).PanField }))

interface CheckoutViewProps {
  cart: Cart
  totals: Totals | undefined
  addresses: Address[]
  /** Rupees: above this total the buyer's PAN is asked for; 0 never. */
  panThreshold: number
}

/** The default address, else the first. */
const firstChoice = (addresses: Address[]): string | null =>
  (addresses.find((it) => it.isDefault) ?? addresses[0])?.id ?? null

export function CheckoutView({ cart, totals, addresses, panThreshold }: CheckoutViewProps) {
  const text = useText(checkoutTexts)
  const script = useGatewayScript(useSite().checkoutScript)
  const [chosen, setChosen] = useState<string | null>(null)
  const selectedId = chosen ?? firstChoice(addresses)
  const [typedPan, setTypedPan] = useState("")
  const [tried, setTried] = useState(false)
  const isPanDue = totals !== undefined && needsPan(totals.total, panThreshold)
  const returning = useReturning()
  const { processing, pay, strandedRef } = usePayment({
    cart,
    totals,
    addresses,
    selectedId,
    script,
    pan: isPanDue ? typedPan : null,
    returningId: returning.orderId,
  })
  const navigate = useNavigate()
  const nothingLeft = cart.items.length === 0 && !processing && !returning.isPaid
  useEffect(() => {
    if (nothingLeft) void navigate("/cart", { replace: true })
  }, [nothingLeft, navigate])
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_25rem]">
      {returning.isOpen && !processing && strandedRef === null && <ReturningNote />}
      <div className="flex flex-col gap-6">
        <Section number={1} title={text("checkout_address_title")}>
          <AddressChoice addresses={addresses} selectedId={selectedId} onSelect={setChosen} />
        </Section>
        <Section number={2} title={text("checkout_payment_title")}>
          <PaymentMethods />
        </Section>
        {isPanDue && (
          <Section number={3} title={text("checkout_pan_title")}>
            <Suspense fallback={<Skeleton className="h-28" />}>
              <PanField value={typedPan} threshold={panThreshold} tried={tried} onChange={setTypedPan} />
            </Suspense>
          </Section>
        )}
      </div>
      <CheckoutSummary cart={cart} totals={totals}>
        {strandedRef !== null && <StrandedPayment paymentRef={strandedRef} />}
        <PayButton
          processing={processing}
          count={cart.count}
          total={totals?.total}
          onPay={() => {
            setTried(true)
            void pay()
          }}
        />
      </CheckoutSummary>
    </div>
  )
}

/** Stays where the shopper has just paid, longer than any toast. */
const StrandedPayment = ({ paymentRef }: { paymentRef: string }) => {
  const text = useText(checkoutTexts)
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
