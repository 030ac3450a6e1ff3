import { useEffect, useState } from "react"
import { Link, useNavigate } from "react-router-dom"
import type { Address } from "@contract/address"
import type { Cart } from "@contract/cart"
import type { Totals } from "@contract/checkout"
import { useSite, useText } from "~/lib/site"
import { Alert } from "~/ui/alert"
import { AddressChoice } from "./address-choice"
import { CheckoutSummary } from "./checkout-summary"
import { PayButton } from "./pay-button"
import { PaymentMethods } from "./payment-methods"
import { moneyIsSafe } from "./problems"
import { Section } from "./section"
import { useGatewayScript } from "./use-gateway-script"
import { usePayment } from "./use-payment"

interface CheckoutViewProps {
  cart: Cart
  totals: Totals | undefined
  addresses: Address[]
}

/** The default address, else the first. */
const firstChoice = (addresses: Address[]): string | null =>
  (addresses.find((it) => it.isDefault) ?? addresses[0])?.id ?? null

export function CheckoutView({ cart, totals, addresses }: CheckoutViewProps) {
  const text = useText()
  const script = useGatewayScript(useSite().checkoutScript)
  const [chosen, setChosen] = useState<string | null>(null)
  const selectedId = chosen ?? firstChoice(addresses)
  const { processing, pay, strandedRef } = usePayment({ cart, totals, addresses, selectedId, script })
  const navigate = useNavigate()
  const nothingLeft = cart.items.length === 0 && !processing
  useEffect(() => {
    if (nothingLeft) void navigate("/cart", { replace: true })
  }, [nothingLeft, navigate])
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_25rem]">
      <div className="flex flex-col gap-6">
        <Section number={1} title={text("checkout_address_title")}>
          <AddressChoice addresses={addresses} selectedId={selectedId} onSelect={setChosen} />
        </Section>
        <Section number={2} title={text("checkout_payment_title")}>
          <PaymentMethods />
        </Section>
      </div>
      <CheckoutSummary cart={cart} totals={totals}>
        {strandedRef !== null && <StrandedPayment paymentRef={strandedRef} />}
        <PayButton
          processing={processing}
          count={cart.count}
          total={totals?.total}
          onPay={() => void pay()}
        />
      </CheckoutSummary>
    </div>
  )
}

/** Stays where the shopper has just paid, longer than any toast. */
const StrandedPayment = ({ paymentRef }: { paymentRef: string }) => (
  <div className="mt-6">
    <Alert>
      <p className="font-medium break-words">Your payment {paymentRef} has no order yet.</p>
      <p className="mt-1 text-sm">{moneyIsSafe}</p>
      <Link to="/profile?tab=orders" className="mt-1 inline-block py-1 underline underline-offset-4">
        See my orders
      </Link>
    </Alert>
  </div>
)
