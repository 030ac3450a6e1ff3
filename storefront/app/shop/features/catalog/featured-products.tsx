import { homeTexts } from "@contract/texts/home"
import { useOpensSoon, useText } from "~/lib/site"
import { ButtonLink } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { useFeaturedProducts } from "./get-featured-products"
import { OpeningSoon } from "./opening-soon"
import { ProductCard, type CardCorner } from "./product-card"

/** The featured products of the home page. */
export function FeaturedProducts({ corner }: { corner?: CardCorner }) {
  const { data: products } = useFeaturedProducts()
  const text = useText(homeTexts)
  if (useOpensSoon()) {
    return (
      <section className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24">
        <OpeningSoon />
      </section>
    )
  }
  return (
    <section aria-labelledby="featured" className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
        <div>
          <h2 id="featured" className="font-display text-3xl sm:text-4xl">
            {text("featured_title")}
          </h2>
          <p className="mt-3 max-w-xl text-lg text-stone-600">{text("featured_subtitle")}</p>
        </div>
        <ButtonLink to="/shop" look="outline">
          {text("featured_all")}
        </ButtonLink>
      </div>
      {!products && <Loading label={text("featured_loading")} />}
      {products?.length === 0 && (
        <EmptyState title={text("featured_empty")}>
          <ButtonLink to="/contact">{text("about_button")}</ButtonLink>
        </EmptyState>
      )}
      {products && products.length > 0 && (
        <ul className="grid grid-cols-1 gap-x-3 gap-y-8 min-[360px]:grid-cols-2 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-4">
          {products.map((it) => (
            <li key={it.id}>
              <ProductCard product={it} corner={corner} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
