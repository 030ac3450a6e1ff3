import { isRouteErrorResponse, redirect, useParams, useRouteError } from "react-router-dom"
import { commonTexts } from "@contract/texts/common"
import { useSite, useText } from "~/lib/site"
import type { Route } from "./+types/product"
import type { Product } from "@contract/product"
import { AddToCart } from "~/shop/features/cart/add-to-cart"
import { BuyBar } from "~/shop/features/cart/buy-bar"
import { useBuy, type Buy } from "~/shop/features/cart/use-buy"
import { Gallery } from "~/shop/features/catalog/gallery"
import { productQuery, useProduct } from "~/shop/features/catalog/get-product"
import { relatedQuery } from "~/shop/features/catalog/get-related-products"
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

export const loader = ({ context, params }: Route.LoaderArgs) => serverData(context, load(params.slug))
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => browserData(load(params.slug))

/** Controls of other features for a product; beside a sold-out one, others like it. */
const StoneActions = ({ product, buy }: { product: Product; buy: Buy | null }) => (
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
  const { data: product } = useProduct(slug)
  return product ? <ProductView key={product.id} product={product} /> : <ProductNotFound />
}

function ProductView({ product }: { product: Product }) {
  const text = useText(commonTexts)
  const { freeShippingThreshold: threshold, rattiMg } = useSite().settings
  const buy = useBuy(product)
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 sm:px-6 md:pb-20">
      <Seo
        title={product.name}
        description={product.shortInfo || product.description.slice(0, 160)}
        path={`/products/${product.slug}`}
        image={product.images[0]}
        type="product"
      />
      <ProductData product={product} />
      <Breadcrumb
        steps={[
          { label: text("breadcrumb_home"), to: "/" },
          { label: text("breadcrumb_shop"), to: "/shop" },
          { label: product.name },
        ]}
      />
      <div className="mt-4 grid items-start gap-x-8 gap-y-10 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[1.05fr_1fr] lg:gap-x-14">
        <Gallery images={product.images} name={product.name} />
        {/* Name, price and actions stay in view while the facts beside them are scrolled. */}
        <div className="flex flex-col gap-8 md:sticky md:top-24 md:row-span-2">
          <ProductSummary
            product={product}
            threshold={threshold}
            actions={<StoneActions product={product} buy={buy} />}
          />
          <TrustBadges product={product} threshold={threshold} />
        </div>
        <ProductFacts product={product} rattiMg={rattiMg} />
      </div>
      {product.stock > 0 && <RelatedProducts slug={product.slug} corner={stoneCorner} />}
      <div className="-mx-4 mt-12 sm:-mx-6">
        <RecentStrip now={product.slug} card={stoneCard} />
      </div>
      <CompareDock place="wide" />
      <BuyBar buy={buy} />
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <ProductNotFound />
  ) : (
    <ErrorView error={error} />
  )
}
