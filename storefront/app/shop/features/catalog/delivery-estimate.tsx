import { lazy, Suspense, useState, type SyntheticEvent } from "react"
import { productTexts } from "@contract/texts/product"
import { spaceless } from "@contract/rules/typed-text"
import { useKept } from "~/lib/kept-list"
import { useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { TextField } from "~/ui/field"
import { deliveryPlace, placeIn, type DeliveryPlace } from "./delivery-place"

/** Loaded for a known place only. */
const DeliveryDays = lazy(() => import("./delivery-days"))

interface PincodeFormProps {
  place: DeliveryPlace | null
  onFound: (place: DeliveryPlace) => void
}

function PincodeForm({ place, onFound }: PincodeFormProps) {
  const text = useText(productTexts)
  const [typed, setTyped] = useState(place?.pincode ?? "")
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const check = async (event: SyntheticEvent) => {
    event.preventDefault()
    const pincode = spaceless(typed)
    setBusy(true)
    const { checkPincode } = await import("./check-pincode")
    const response = await checkPincode(pincode)
    setBusy(false)
    if ("problem" in response) {
      setProblem(response.problem)
      return
    }
    setProblem(undefined)
    onFound(response)
  }
  const isFound = place !== null && place.pincode === spaceless(typed) && !problem
  return (
    <form noValidate onSubmit={(event) => void check(event)} className="flex items-start gap-3">
      <TextField
        label={text("product_delivery_label")}
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        value={typed}
        error={problem}
        hint={
          isFound ? (
            <Suspense fallback={text("product_delivery_hint")}>
              <DeliveryDays place={place} />
            </Suspense>
          ) : (
            text("product_delivery_hint")
          )
        }
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(undefined)
        }}
        className="max-w-sm min-w-0 grow"
      />
      {/* Beside the input, below the height of its label. */}
      <Button type="submit" look="outline" busy={busy} className="mt-6.5 min-h-12">
        {text("product_delivery_check")}
      </Button>
    </form>
  )
}

/** When a stone arrives at the shopper's pincode, which this device remembers. */
export function DeliveryEstimate() {
  const place = placeIn(useKept(deliveryPlace))
  return <PincodeForm key={place?.pincode} place={place} onFound={deliveryPlace.writePlace} />
}
