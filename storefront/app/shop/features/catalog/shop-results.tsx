import type { Facets } from "@contract/product"
import { shopTexts } from "@contract/texts/shop"
import { stoneTexts } from "@contract/texts/stones"
import { useText } from "~/lib/site"
import { ButtonLink } from "~/ui/button"
import { cn } from "~/ui/cn"
import { EmptyState } from "~/ui/empty-state"
import { Pagination } from "~/ui/pagination"
import { Loading, Spinner } from "~/ui/spinner"
import { NamedRanges } from "./named-ranges"
import { shopHref, type ShopView } from "./shop-view"
import { SortSelect } from "./sort-select"
import { useStoneCount, resultsId } from "./results-region"
import { ProductCard, type CardCorner } from "./product-card"
import type { Stones } from "./use-products"

/** Number of cards in the first screen, whose pictures load eagerly. */
const eagerCards = 1

interface ShopResultsProps {
  view: ShopView
  stones: Stones
  /** Whether another view is loading. */
  busy: boolean
  corner?: CardCorner
  /** Ranges that the search itself named. */
  named?: Facets["named"]
}

/** The product grid of a view with its count, sort order and pagination. */
export function ShopResults({ view, stones, busy, corner, named }: ShopResultsProps) {
  const { products, total, pages, prepare } = stones
  const text = useText(shopTexts, stoneTexts)
  const countStones = useStoneCount()
  const { filters, page } = view
  if (!products) return <Loading label={text("stones_loading")} />
  return (
    <section
      id={resultsId}
      tabIndex={-1}
      aria-labelledby="stones"
      aria-busy={busy}
      className="relative scroll-mt-24 outline-none"
    >
      <h2 id="stones" className="sr-only">
        {text("shop_results_title")}
      </h2>
      <div className="mb-6 flex min-h-11 items-center justify-between gap-4">
        <p aria-live="polite" className="text-stone-700 tabular-nums">
          {countStones(total)}
        </p>
        <SortSelect filters={filters} />
      </div>
      {named && <NamedRanges named={named} />}
      {busy && (
        <div className="absolute inset-x-0 top-40 z-10 flex justify-center text-brand-primary-ink">
          <Spinner />
        </div>
      )}
      {products.length === 0 ? (
        <EmptyState icon="search" title={text("shop_empty")}>
          <ButtonLink to="/shop">{text("shop_empty_clear")}</ButtonLink>
        </EmptyState>
      ) : (
        <ul
          className={cn(
            "grid grid-cols-1 gap-x-3 gap-y-8 transition-opacity duration-200 min-[360px]:grid-cols-2 sm:gap-x-6 sm:gap-y-12 xl:grid-cols-3",
            busy && "opacity-40"
          )}
        >
          {products.map((it, index) => (
            <li key={it.id}>
              <ProductCard product={it} eager={index < eagerCards} corner={corner} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-14">
        <Pagination
          page={page}
          pages={pages}
          href={(it) => `${shopHref(filters, it)}#${resultsId}`}
          onIntent={prepare}
        />
      </div>
    </section>
  )
}
