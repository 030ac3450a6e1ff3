import { isRouteErrorResponse, redirect, useParams, useRouteError } from "react-router-dom"
import type { Product } from "@contract/product"
import type { Route } from "./+types/product"
import { AddToCart } from "~/features/cart/add-to-cart"
import { Gallery } from "~/features/catalog/gallery"
import { freeShippingQuery, useFreeShippingThreshold } from "~/features/catalog/get-checkout-settings"
import { productQuery, useProduct } from "~/features/catalog/get-product"
import { ProductData } from "~/features/catalog/product-data"
import { ProductFacts } from "~/features/catalog/product-facts"
import { ProductNotFound } from "~/features/catalog/product-not-found"
import { ProductSummary } from "~/features/catalog/product-summary"
import { TrustBadges } from "~/features/catalog/trust-badges"
import { CompareDock } from "~/features/compare/compare-dock"
import { CompareToggle } from "~/features/compare/compare-toggle"
import { RecentStrip } from "~/features/recent/recent-strip"
import { WishlistHeart } from "~/features/wishlist/wishlist-heart"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { Seo } from "~/lib/seo"
import { Breadcrumb } from "~/ui/breadcrumb"
import { TroubleView } from "./error-views"
import { stoneCard } from "./stone-corner"

const load =
  (slug: string): Load =>
  async (client, api) => {
    const [product] = await Promise.all([
      client.query(productQuery(slug, api)),
      client.query(freeShippingQuery(api)),
    ])
    // The API finds a product by an old slug too: its address is the new one.
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's way to redirect
    if (product.slug !== slug) throw redirect(`/products/${encodeURIComponent(product.slug)}`, 301)
  }

export const loader = ({ context, params }: Route.LoaderArgs) => serverData(context, load(params.slug))
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => browserData(load(params.slug))

/** What can be done about a stone: the controls of other features. */
const StoneActions = ({ product }: { product: Product }) => (
  <div className="flex flex-col gap-4">
    <AddToCart product={product} />
    <div className="flex flex-wrap gap-3">
      <WishlistHeart product={product} shape="button" />
      <CompareToggle product={product} shape="button" />
    </div>
  </div>
)

export default function ProductPage() {
  const { slug = "" } = useParams()
  const { data: product } = useProduct(slug)
  const { data: threshold = 0 } = useFreeShippingThreshold()
  if (!product) return <ProductNotFound />
  return (
    <div key={product.id} className="mx-auto max-w-7xl px-4 pt-4 pb-20 sm:px-6">
      <Seo
        title={product.name}
        description={product.shortInfo || product.description.slice(0, 160)}
        path={`/products/${product.slug}`}
        image={product.images[0]}
        type="product"
      />
      <ProductData product={product} />
      <Breadcrumb
        steps={[{ label: "Home", to: "/" }, { label: "Shop", to: "/shop" }, { label: product.name }]}
      />
      <div className="mt-4 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[1.05fr_1fr]">
        <div className="lg:sticky lg:top-24">
          <Gallery images={product.images} name={product.name} />
        </div>
        <div className="flex flex-col gap-8 lg:pt-2">
          <ProductSummary
            product={product}
            threshold={threshold}
            actions={<StoneActions product={product} />}
          />
          <TrustBadges threshold={threshold} />
          <ProductFacts product={product} />
        </div>
      </div>
      <div className="-mx-4 mt-12 sm:-mx-6">
        <RecentStrip now={product.slug} card={stoneCard} />
      </div>
      <CompareDock raised />
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <ProductNotFound /> : <TroubleView />
}
