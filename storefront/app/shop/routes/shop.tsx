import { useMemo } from "react"
import { redirect, useNavigation, useSearchParams } from "react-router-dom"
import { openingTexts } from "@contract/texts/opening"
import { shopTexts } from "@contract/texts/shop"
import { useText } from "~/lib/site"
import type { Route } from "./+types/shop"
import { facetsQuery, useFacets } from "~/shop/features/catalog/get-facets"
import { productsPageQuery, viewQuery } from "~/shop/features/catalog/get-products"
import { OpeningSoon } from "~/shop/features/catalog/opening-soon"
import { shopSubtitle } from "~/shop/features/catalog/shop-subtitle"
import { ShopFilters } from "~/shop/features/catalog/shop-filters"
import { ShopResults } from "~/shop/features/catalog/shop-results"
import {
  noFilters,
  readShopView,
  shopHref,
  shopPageSize,
  type ShopView,
} from "~/shop/features/catalog/shop-view"
import { useProducts } from "~/shop/features/catalog/use-products"
import { CompareDock } from "~/shop/features/compare/compare-dock"
import { RecentStrip } from "~/shop/features/recent/recent-strip"
import { browserData, serverData, shownData, type Load } from "~/lib/page-data"
import { beginsWithHero } from "~/lib/route-handle"
import { Seo } from "~/lib/seo"
import { PageHero } from "~/ui/page-hero"
import { stoneCard, stoneCorner } from "./stone-corner"

const viewOf = (request: Request): ShopView => readShopView(new URL(request.url).searchParams)

/**
 * Loads the page's data. `fetchList` fetches one page for the first HTML, or the whole of a short list in the browser.
 */
const loadBy =
  (fetchList: typeof viewQuery, { filters, page }: ShopView): Load =>
  async (client, api) => {
    const [{ total }] = await Promise.all([
      shownData(client, fetchList(client, filters, page, api)),
      shownData(client, facetsQuery(filters, api)),
      shownData(client, facetsQuery(noFilters, api)),
    ])
    const pages = Math.ceil(total / shopPageSize)
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's way to redirect
    if (page > Math.max(pages, 1)) throw redirect(shopHref(filters, pages))
  }

export const loader = ({ context, request }: Route.LoaderArgs) =>
  serverData(
    context,
    loadBy((_client, ...it) => productsPageQuery(...it), viewOf(request))
  )
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  browserData(loadBy(viewQuery, viewOf(request)))
export const handle = beginsWithHero

/** Each page of the whole list is itself; filters and order are left out. */
const canonicalPath = (page: number): string => (page > 1 ? `/shop?page=${page}` : "/shop")

export default function ShopPage() {
  const [params] = useSearchParams()
  const view = useMemo(() => readShopView(params), [params])
  const busy = useNavigation().location?.pathname === "/shop"
  const facets = useFacets(view.filters).data
  const whole = useFacets(noFilters).data
  const stones = useProducts(view)
  const text = useText(shopTexts, openingTexts)
  const hasNone = whole?.type.length === 0
  const subtitle = hasNone ? text("opening_shop_subtitle") : shopSubtitle(text, whole?.type)
  if (hasNone) {
    return (
      <>
        <Seo title={text("shop_title")} description={subtitle} path="/shop" />
        <PageHero title={text("shop_title")} subtitle={subtitle} isLow />
        <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6 lg:py-14">
          <OpeningSoon />
        </div>
      </>
    )
  }
  return (
    <>
      <Seo title={text("shop_title")} description={subtitle} path={canonicalPath(view.page)} />
      <PageHero title={text("shop_title")} subtitle={subtitle} isLow />
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-4 px-4 py-6 sm:px-6 lg:grid-cols-[17rem_1fr] lg:py-10">
        <ShopFilters filters={view.filters} facets={facets} total={stones.total} />
        <div>
          <ShopResults view={view} stones={stones} busy={busy} corner={stoneCorner} named={facets?.named} />
          <CompareDock />
        </div>
      </div>
      <RecentStrip card={stoneCard} />
    </>
  )
}
