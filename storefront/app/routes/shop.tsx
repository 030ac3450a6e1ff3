import { redirect, useNavigation, useSearchParams } from "react-router-dom"
import type { Route } from "./+types/shop"
import { facetsQuery, useFacets } from "~/features/catalog/get-facets"
import { productsPageQuery, productsWindowQuery, windowOf } from "~/features/catalog/get-products"
import { ShopFilters } from "~/features/catalog/shop-filters"
import { ShopResults } from "~/features/catalog/shop-results"
import { readShopView, shopHref, shopPageSize, type ShopView } from "~/features/catalog/shop-view"
import { CompareDock } from "~/features/compare/compare-dock"
import { RecentStrip } from "~/features/recent/recent-strip"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { Seo } from "~/lib/seo"
import { useText } from "~/lib/site"
import { PageHero } from "~/ui/page-hero"
import { beginsWithHero } from "./shell"
import { stoneCard, stoneCorner } from "./stone-corner"

const viewOf = (request: Request): ShopView => readShopView(new URL(request.url).searchParams)

/** The first HTML carries one page of products. */
const firstLoad =
  ({ filters, page }: ShopView): Load =>
  async (client, api) => {
    const [{ items, total }] = await Promise.all([
      client.query(productsPageQuery(filters, page, api)),
      client.query(facetsQuery(filters, api)),
    ])
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's way to redirect
    if (items.length === 0 && total > 0) throw redirect(shopHref(filters, Math.ceil(total / shopPageSize)))
  }

/** Browsing on, a window of 1,000 products is fetched once for each set of filters. */
const browse =
  ({ filters, page }: ShopView): Load =>
  (client, api) =>
    Promise.all([
      client.query(productsWindowQuery(filters, windowOf(page).window, api)),
      client.query(facetsQuery(filters, api)),
    ])

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(context, firstLoad(viewOf(request)))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => browserData(browse(viewOf(request)))
export const handle = beginsWithHero

export default function ShopPage() {
  const [params] = useSearchParams()
  const view = readShopView(params)
  const busy = useNavigation().location?.pathname === "/shop"
  const facets = useFacets(view.filters).data
  const text = useText()
  return (
    <>
      <Seo title={text("shop_title")} description={text("shop_subtitle")} path="/shop" />
      <PageHero title={text("shop_title")} subtitle={text("shop_subtitle")} />
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-4 px-4 py-10 sm:px-6 lg:grid-cols-[17rem_1fr] lg:py-14">
        <ShopFilters filters={view.filters} facets={facets} />
        <div>
          <ShopResults view={view} busy={busy} corner={stoneCorner} />
          <CompareDock />
        </div>
      </div>
      <RecentStrip card={stoneCard} />
    </>
  )
}
