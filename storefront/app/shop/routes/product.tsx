import { memo, useState } from "react"
import { isRouteErrorResponse, redirect, useParams, useRouteError } from "react-router-dom"
import { useQueryClient } from "@tanstack/react-query"
import { commonTexts } from "@contract/texts/common"
import { useSite, useText } from "~/lib/site"
import type { Route } from "./+types/product"
import type { Product } from "@contract/product"
import { AddToCart } from "~/shop/features/cart/add-to-cart"
import { BuyBar } from "~/shop/features/cart/buy-bar"
import { useBuy, type Buy } from "~/shop/features/cart/use-buy"
import type { OpenedProduct } from "~/shop/features/catalog/card-product"
import { Gallery } from "~/shop/features/catalog/gallery"
import { productQuery, useProduct } from "~/shop/features/catalog/get-product"
import { relatedQuery } from "~/shop/features/catalog/get-related-products"
import { knownCard } from "~/shop/features/catalog/known-card"
import { ProductData } from "~/shop/features/catalog/product-data"
import { ProductFacts } from "~/shop/features/catalog/product-facts"
import { ProductNotFound } from "~/shop/features/catalog/product-not-found"
import { ProductSummary } from "~/shop/features/catalog/product-summary"
import { RelatedProducts } from "~/shop/features/catalog/related-products"
import { TrustBadges } from "~/shop/features/catalog/trust-badges"
import { CompareDock } from "~/shop/features/compare/compare-dock"
import { CompareToggle } from "~/shop/features/compare/compare-toggle"
import { RecentStrip } from "~/shop/features/recent/recent-strip"
import { WishlistHeart } from "~/shop/features/wishlist/wishlist-heart"
import { isStatus } from "~/lib/api"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { Seo } from "~/lib/seo"
import { Breadcrumb } from "~/ui/breadcrumb"
import { ErrorView } from "./error-views"
import { stoneCard, stoneCorner } from "./stone-corner"

const load =
  (slug: string): Load =>
  async (client, api) => {
    const [product] = await Promise.all([
      client.query(productQuery(slug, api)),
      client.query(relatedQuery(slug, api)),
    ])
    // The API also resolves an old slug; redirects to the new one.
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's way to redirect
    if (product.slug !== slug) throw redirect(`/products/${encodeURIComponent(product.slug)}`, 301)
  }

/** Waits for the data only when no list in the cache has the product; the page shows a failure. */
const loadBehind =
  (slug: string): Load =>
  async (client, api) => {
    const isKnown = knownCard(client, slug) !== undefined
    const loading = load(slug)(client, api)
    if (isKnown) loading.catch(() => undefined)
    else await loading
  }

export const loader = ({ context, params }: Route.LoaderArgs) => serverData(context, load(params.slug))
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => browserData(loadBehind(params.slug))

/** Controls of other features for a product; beside a sold-out one, others like it. */
const StoneActions = ({ product, buy }: { product: OpenedProduct; buy: Buy | null }) => (
  <div className="flex flex-col gap-4">
    <AddToCart buy={buy} />
    <div className="flex flex-wrap gap-3">
      <WishlistHeart product={product} shape="button" />
      <CompareToggle product={product} shape="button" />
    </div>
    <CompareDock place="inline" />
    {product.stock <= 0 && <RelatedProducts place="beside" slug={product.slug} corner={stoneCorner} />}
  </div>
)

export default function ProductPage() {
  const { slug = "" } = useParams()
  const { data, error } = useProduct(slug)
  const client = useQueryClient()
  const card = data ?? (error ? undefined : knownCard(client, slug))
  if (card) return <ProductView key={card.id} product={card} details={data} />
  return error && !isStatus(error, 404) ? <ErrorView error={error} /> : <ProductNotFound />
}

interface ProductViewProps {
  product: OpenedProduct
  /** Undefined until the product's own data has arrived. */
  details: Product | undefined
}

/** Memoized, because the router renders the page again when a move to another one begins. */
const ProductView = memo(function ProductView({ product, details }: ProductViewProps) {
  const text = useText(commonTexts)
  const { freeShippingThreshold: threshold, rattiMg } = useSite().settings
  const buy = useBuy(product)
  const [isFromCard] = useState(details === undefined)
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 sm:px-6 md:pb-20">
      <Seo
        title={product.name}
        description={product.shortInfo || product.description?.slice(0, 160)}
        path={`/products/${product.slug}`}
        image={product.images[0]}
        type="product"
      />
      {details && <ProductData product={details} />}
      <Breadcrumb
        steps={[
          { label: text("breadcrumb_home"), to: "/" },
          { label: text("breadcrumb_shop"), to: "/shop" },
          { label: product.name },
        ]}
      />
      <div className="mt-4 grid items-start gap-x-8 gap-y-10 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[1.05fr_1fr] lg:gap-x-14">
        <Gallery images={product.images} name={product.name} isFromCard={isFromCard} />
        {/* Name, price and actions stay in view while the facts beside them are scrolled. */}
        <div className="flex flex-col gap-8 md:sticky md:top-24 md:row-span-2">
          <ProductSummary
            product={product}
            threshold={threshold}
            actions={<StoneActions product={product} buy={buy} />}
          />
          <TrustBadges product={product} threshold={threshold} />
        </div>
        <ProductFacts product={details} rattiMg={rattiMg} />
      </div>
      {product.stock > 0 && <RelatedProducts slug={product.slug} corner={stoneCorner} />}
      <div className="-mx-4 mt-12 sm:-mx-6">
        <RecentStrip now={product.slug} card={stoneCard} />
      </div>
      <CompareDock place="wide" />
      <BuyBar buy={buy} />
    </div>
  )
})

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <ProductNotFound />
  ) : (
    <ErrorView error={error} />
  )
}
