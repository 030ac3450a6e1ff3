import { productTexts } from "@contract/texts/product"
import { arrivalInWords } from "~/lib/delivery/arrival"
import { useDeliveryTimes } from "~/lib/delivery/use-delivery-times"
import { useText } from "~/lib/site"
import { Icon } from "~/ui/icon"
import type { DeliveryPlace } from "./delivery-place"

/** The days on which a stone that is ordered now arrives at a place. */
export default function DeliveryDays({ place }: { place: DeliveryPlace }) {
  const text = useText(productTexts)
  const timesTo = useDeliveryTimes()
  return (
    <span className="flex gap-2 text-stone-900">
      <Icon name="truck" className="size-5 shrink-0 text-brand-primary-ink" />
      {text("product_delivery_arrives", {
        days: arrivalInWords(new Date(), timesTo(place.state)),
        city: place.city,
      })}
    </span>
  )
}
