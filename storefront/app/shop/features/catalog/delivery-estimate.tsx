import { useState, type SyntheticEvent } from "react"
import { pincodeProblem } from "@contract/rules/pincode"
import { productTexts } from "@contract/texts/product"
import { arrivalInWords } from "~/lib/delivery/arrival"
import { useDeliveryTimes } from "~/lib/delivery/use-delivery-times"
import { useKept } from "~/lib/kept-list"
import { lookUpPincode } from "~/lib/look-up-pincode"
import { useText } from "~/lib/site"
import { Button } from "~/ui/button"
import { TextField } from "~/ui/field"
import { Icon } from "~/ui/icon"
import { deliveryPlace, placeIn, type DeliveryPlace } from "./delivery-place"

interface PincodeFormProps {
  place: DeliveryPlace | null
  onFound: (place: DeliveryPlace) => void
}

function PincodeForm({ place, onFound }: PincodeFormProps) {
  const text = useText(productTexts)
  const timesTo = useDeliveryTimes()
  const [typed, setTyped] = useState(place?.pincode ?? "")
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const check = async (event: SyntheticEvent) => {
    event.preventDefault()
    const pincode = typed.trim()
    const wrong = pincodeProblem(pincode)
    setProblem(wrong)
    if (wrong) return
    setBusy(true)
    const answer = await lookUpPincode(pincode)
    setBusy(false)
    if (answer.kind === "found") onFound({ pincode, city: answer.city, state: answer.state })
    else setProblem(answer.message)
  }
  const isFound = place !== null && place.pincode === typed.trim() && !problem
  return (
    <form noValidate onSubmit={(event) => void check(event)} className="flex items-start gap-3">
      <TextField
        label={text("product_delivery_label")}
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        value={typed}
        error={problem}
        hint={
          isFound ? (
            <span className="flex gap-2 text-stone-900">
              <Icon name="truck" className="size-5 shrink-0 text-brand-primary-ink" />
              {text("product_delivery_arrives", {
                days: arrivalInWords(new Date(), timesTo(place.state)),
                city: place.city,
              })}
            </span>
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
