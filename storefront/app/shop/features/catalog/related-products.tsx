import { productTexts } from "@contract/texts/product"
import { useText } from "~/lib/site"
import { cn } from "~/ui/cn"
import { useRelatedProducts } from "./get-related-products"
import { ProductCard, type CardCorner } from "./product-card"

interface RelatedProductsProps {
  slug: string
  corner?: CardCorner
  /** Below the page's content, or beside the name of a stone that is sold out. */
  place?: "below" | "beside"
}

const places = {
  below: {
    section: "mt-20 border-t border-stone-200 pt-12",
    heading: "text-2xl sm:text-3xl",
    list: "mt-8 gap-y-10 sm:gap-x-6 lg:grid-cols-4",
  },
  beside: { section: "mt-4", heading: "text-2xl", list: "mt-4 gap-y-8" },
} as const

/** Products in stock of the same type and a similar price; renders nothing when there are none. */
export function RelatedProducts({ slug, corner, place = "below" }: RelatedProductsProps) {
  const { data: products } = useRelatedProducts(slug)
  const text = useText(productTexts)
  if (!products?.length) return null
  const { section, heading, list } = places[place]
  return (
    <section aria-labelledby="related" className={section}>
      <h2 id="related" className={cn("font-display", heading)}>
        {text("product_related_title")}
      </h2>
      <ul className={cn("grid grid-cols-2 gap-x-4", list)}>
        {products.map((it) => (
          <li key={it.id}>
            <ProductCard product={it} corner={corner} />
          </li>
        ))}
      </ul>
    </section>
  )
}
