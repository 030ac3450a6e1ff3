import { productTexts } from "@contract/texts/product"
import { useText } from "~/lib/site"
import { useRelatedProducts } from "./get-related-products"
import { ProductCard, type CardCorner } from "./product-card"

/** Products of the same type and a similar price; renders nothing when there are none. */
export function RelatedProducts({ slug, corner }: { slug: string; corner?: CardCorner }) {
  const { data: products } = useRelatedProducts(slug)
  const text = useText(productTexts)
  if (!products?.length) return null
  return (
    <section aria-labelledby="related" className="mt-20 border-t border-stone-200 pt-12">
      <h2 id="related" className="font-display text-2xl sm:text-3xl">
        {text("product_related_title")}
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 lg:grid-cols-4">
        {products.map((it) => (
          <li key={it.id}>
            <ProductCard product={it} corner={corner} />
          </li>
        ))}
      </ul>
    </section>
  )
}
