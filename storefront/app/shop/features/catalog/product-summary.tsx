import type { ReactNode } from "react"
import { priceWithGst } from "@contract/rules/price-with-gst"
import { pricePerCarat } from "@contract/rules/stone-measures"
import { productTexts } from "@contract/texts/product"
import { GstNote, useGstRate } from "~/lib/price/gst-note"
import { columnFormat, formatMoney } from "~/lib/money"
import { useText } from "~/lib/site"
import { Badge } from "~/ui/badge"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"
import { Price } from "~/ui/price"
import type { OpenedProduct } from "./card-product"
import { DeliveryEstimate } from "./delivery-estimate"
import { stockWords } from "./stock"
import { WhatsappInquiry } from "./whatsapp-inquiry"
import { typeLabel } from "@contract/stone-fields/words"

interface ProductSummaryProps {
  product: OpenedProduct
  /** Free-shipping threshold in rupees. */
  threshold: number
  /** Controls of other features for this product, one below the other. */
  actions: ReactNode
}

/** Promises free shipping when the product alone reaches the threshold; else names the threshold. */
function FreeShipping({ isFree, threshold }: { isFree: boolean; threshold: number }) {
  const text = useText(productTexts)
  return (
    <Badge tone={isFree ? "green" : "plain"} className="mt-4">
      <Icon name="truck" className="size-4 shrink-0" />
      <span>{text("product_free_shipping")}</span>
      {!isFree && (
        <span className="font-normal">
          {text("product_free_shipping_above", { amount: formatMoney(threshold) })}
        </span>
      )}
    </Badge>
  )
}

/** The GST rate, and the price with GST where there is any. */
function PriceWithGst({ product: { price, gstRate } }: { product: OpenedProduct }) {
  const text = useText(productTexts)
  const rate = useGstRate(gstRate)
  const total = rate === null || rate === 0 ? null : priceWithGst(price, rate)
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
      <GstNote own={gstRate} className="text-sm" />
      {total !== null && (
        <Price className="font-normal text-stone-600">
          {text("product_with_gst", { price: columnFormat([total])(total) })}
        </Price>
      )}
    </p>
  )
}

/** Name, badges, price, stock, and actions. */
export function ProductSummary({ product, threshold, actions }: ProductSummaryProps) {
  const text = useText(productTexts)
  const { line, badge } = stockWords(product.stock, text)
  const perCarat = pricePerCarat(product.price, product.carat)
  return (
    <div className="flex flex-col gap-6">
      <div>
        <div className="mb-4 flex flex-wrap gap-2">
          {/* Until the type is known, the badge keeps its line. */}
          <Badge tone="plain">{product.type === undefined ? "\u00a0" : typeLabel(product.type)}</Badge>
          {product.isFeatured && (
            <Badge tone="brand">
              <Icon name="star" className="size-4" /> {text("product_featured")}
            </Badge>
          )}
          {badge && <Badge tone="yellow">{badge}</Badge>}
        </div>
        <h1 className="font-display text-4xl text-balance lg:text-5xl">{product.name}</h1>
        {product.shortInfo && <p className="mt-3 text-lg text-stone-600">{product.shortInfo}</p>}
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <Price className="text-3xl">{formatMoney(product.price, product.currency)}</Price>
          {perCarat && (
            <Price className="font-normal text-stone-600">
              {text("product_per_carat", { price: formatMoney(perCarat, product.currency) })}
            </Price>
          )}
        </p>
        <PriceWithGst product={product} />
        <p
          className={cn(
            "mt-3 flex items-center gap-2",
            product.stock > 0 ? "text-green-800" : "text-red-700"
          )}
        >
          <span aria-hidden="true" className="size-2 rounded-full bg-current" />
          {line}
        </p>
        {product.stock > 0 && (
          <FreeShipping isFree={Number(product.price) >= threshold} threshold={threshold} />
        )}
      </div>
      {actions}
      {product.stock > 0 && <DeliveryEstimate />}
      <WhatsappInquiry product={product} />
      {product.description && (
        <p className="max-w-[65ch] whitespace-pre-line text-stone-700">{product.description}</p>
      )}
    </div>
  )
}
