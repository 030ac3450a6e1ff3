import { lazy, useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import type { Address } from "@contract/address"
import type { Cart } from "@contract/cart"
import type { Totals } from "@contract/checkout"
import { needsPan } from "@contract/rules/pan"
import { checkoutTexts } from "@contract/texts/checkout"
import { HydratedSuspense } from "~/lib/hydration"
import { useText } from "~/lib/site"
import { Skeleton } from "~/ui/skeleton"
import { AddressChoice } from "./address-choice"
import { CheckoutSummary } from "./checkout-summary"
import { PayButton } from "./pay-button"
import { PaymentMethods } from "./payment-methods"
import { Section } from "./section"
import { useGatewayScript } from "./use-gateway-script"
import { usePayment } from "./use-payment"
import { useReturning } from "./use-returning"

/** Loaded on demand, because most orders are below the threshold that requires a PAN. */
const PanField = lazy(async () => ({ default: (await import("./pan-field")).PanField }))

interface CheckoutViewProps {
  cart: Cart
  totals: Totals | undefined
  addresses: Address[]
  /** Threshold in rupees above which the buyer's PAN is required; 0 means never. */
  panThreshold: number
}

/** The default address, else the first. */
const firstChoice = (addresses: Address[]): string | null =>
  (addresses.find((it) => it.isDefault) ?? addresses[0])?.id ?? null

export function CheckoutView({ cart, totals, addresses, panThreshold }: CheckoutViewProps) {
  const text = useText(checkoutTexts)
  const script = useGatewayScript()
  const [chosen, setChosen] = useState<string | null>(null)
  const selectedId = chosen ?? firstChoice(addresses)
  const [typedPan, setTypedPan] = useState("")
  const [tried, setTried] = useState(false)
  const isPanDue = totals !== undefined && needsPan(totals.total, panThreshold)
  const returning = useReturning()
  const panField = useRef<HTMLInputElement>(null)
  const focusPan = () => {
    panField.current?.scrollIntoView({ block: "center" })
    panField.current?.focus({ preventScroll: true })
  }
  const input = { cart, totals, addresses, selectedId, script, returningId: returning.orderId }
  const { processing, pay, stranded } = usePayment({ ...input, pan: isPanDue ? typedPan : null }, focusPan)
  const navigate = useNavigate()
  const nothingLeft = cart.items.length === 0 && !processing && returning.paid === null
  useEffect(() => {
    if (nothingLeft) void navigate("/cart", { replace: true })
  }, [nothingLeft, navigate])
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_25rem]">
      {!processing && stranded === null && returning.note}
      <div className="flex flex-col gap-6">
        <Section number={1} title={text("checkout_address_title")}>
          <AddressChoice addresses={addresses} selectedId={selectedId} onSelect={setChosen} />
        </Section>
        <Section number={2} title={text("checkout_payment_title")}>
          <PaymentMethods />
        </Section>
        {isPanDue && (
          <Section number={3} title={text("checkout_pan_title")}>
            <HydratedSuspense fallback={<Skeleton className="h-28" />}>
              <PanField
                ref={panField}
                value={typedPan}
                threshold={panThreshold}
                tried={tried}
                onChange={setTypedPan}
              />
            </HydratedSuspense>
          </Section>
        )}
      </div>
      <CheckoutSummary cart={cart} totals={totals}>
        {stranded}
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
