import type { Order } from "@contract/order"
import { orderTexts } from "@contract/texts/orders"
import { useText } from "~/lib/site"
import { Icon } from "~/ui/icon"

/** The order's carrier and tracking link, once the tenant has set them. */
export function OrderParcel({ order }: { order: Order }) {
  const text = useText(orderTexts)
  const { courier, trackingNumber, trackingUrl } = order
  if (!courier && !trackingNumber && !trackingUrl) return null
  return (
    <section
      aria-label={text("order_parcel_title")}
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl bg-white p-6 shadow-soft sm:px-8"
    >
      <div className="flex min-w-0 items-center gap-4">
        <Icon name="truck" className="size-6 shrink-0 text-brand-primary-ink" />
        <div className="min-w-0">
          <h2 className="text-lg font-medium tracking-normal">{text("order_parcel_title")}</h2>
          <p className="break-all text-stone-600">{[courier, trackingNumber].filter(Boolean).join(" · ")}</p>
        </div>
      </div>
      {trackingUrl && (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-medium text-brand-primary-ink underline underline-offset-4"
        >
          {text("order_parcel_follow")}
        </a>
      )}
    </section>
  )
}
