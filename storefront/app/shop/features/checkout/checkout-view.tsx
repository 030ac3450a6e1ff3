import { lazy, useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import type { Address } from "@contract/address"
import type { Cart } from "@contract/cart"
import type { CheckoutDetails, Totals } from "@contract/checkout"
import { needsPan } from "@contract/rules/needs-pan"
import { homeCountry } from "@contract/rules/places"
import { checkoutTexts } from "@contract/texts/checkout"
import { useTotalsIn } from "~/lib/get-totals"
import { HydratedSuspense } from "~/lib/hydration"
import { useText } from "~/lib/site"
import { Skeleton } from "~/ui/skeleton"
import { AddressChoice } from "./address-choice"
import { CheckoutSummary } from "./checkout-summary"
import { FirmSection } from "./firm-section"
import { PayButton } from "./pay-button"
import { PaymentMethods } from "./payment-methods"
import { Section } from "./section"
import { useFirm } from "./use-firm"
import { useGatewayScript } from "./use-gateway-script"
import { usePayment } from "./use-payment"
import { useReturning } from "./use-returning"
import type { WrongField } from "./wrong-field"

/** Loaded on demand, because most orders are below the threshold that requires a PAN. */
const PanField = lazy(async () => ({ default: (await import("./pan-field")).PanField }))

interface CheckoutViewProps {
  cart: Cart
  /** Of a delivery in India. */
  totals: Totals | undefined
  addresses: Address[]
  /** Threshold in rupees above which the buyer's PAN is required; 0 means never. */
  panThreshold: number
  /** What the account entered at its last checkout. */
  details?: CheckoutDetails
}

const noDetails: CheckoutDetails = { buyerGstin: null, buyerName: null }

/** The default address, else the first. */
const firstChoice = (addresses: Address[]): string | null =>
  (addresses.find((it) => it.isDefault) ?? addresses[0])?.id ?? null

export function CheckoutView({
  cart,
  totals: domestic,
  addresses,
  panThreshold,
  details = noDetails,
}: CheckoutViewProps) {
  const text = useText(checkoutTexts)
  const script = useGatewayScript()
  const [chosen, setChosen] = useState<string | null>(null)
  const selectedId = chosen ?? firstChoice(addresses)
  const address = addresses.find((it) => it.id === selectedId)
  const country = address?.country ?? homeCountry
  const totals = useTotalsIn(country, cart, domestic)
  const firm = useFirm(details, country)
  const [typedPan, setTypedPan] = useState("")
  const [tried, setTried] = useState(false)
  const isPanDue =
    firm.value === null &&
    country === homeCountry &&
    totals !== undefined &&
    needsPan(totals.total, panThreshold)
  const returning = useReturning()
  const panField = useRef<HTMLInputElement>(null)
  const firmFields = useRef<HTMLDivElement>(null)
  const focusField = (field: WrongField) => {
    const input =
      field === "pan"
        ? panField.current
        : firmFields.current?.querySelector<HTMLInputElement>("[aria-invalid]")
    input?.scrollIntoView({ block: "center" })
    input?.focus({ preventScroll: true })
  }
  const input = {
    cart,
    totals,
    addresses,
    selectedId,
    script,
    returningId: returning.orderId,
    firm: firm.value,
    sentFirm: firm.sent,
  }
  const { processing, pay, stranded } = usePayment({ ...input, pan: isPanDue ? typedPan : null }, focusField)
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
        {firm.isPossible && (
          <FirmSection
            ref={firmFields}
            firm={firm.value}
            state={address?.state}
            tried={tried}
            onChoose={firm.choose}
            onChange={firm.change}
          />
        )}
        {isPanDue && (
          <Section number={firm.isPossible ? 4 : 3} title={text("checkout_pan_title")}>
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
