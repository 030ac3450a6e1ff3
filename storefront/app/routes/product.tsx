import { isRouteErrorResponse, redirect, useParams, useRouteError } from "react-router-dom"
import { useQuery } from "@tanstack/react-query"
import type { Route } from "./+types/product"
import { AddToCart } from "~/features/cart/add-to-cart"
import { Gallery } from "~/features/catalog/gallery"
import { freeShippingQuery, stoneQuery } from "~/features/catalog/queries"
import { StoneData } from "~/features/catalog/stone-data"
import { StoneFacts } from "~/features/catalog/stone-facts"
import { StoneNotFound } from "~/features/catalog/stone-not-found"
import { StoneSummary } from "~/features/catalog/stone-summary"
import { TrustBadges } from "~/features/catalog/trust-badges"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { Seo } from "~/lib/seo"
import { Breadcrumb } from "~/ui/breadcrumb"
import { TroubleView } from "./error-views"

const load =
  (slug: string): Load =>
  async (client, api) => {
    const [stone] = await Promise.all([
      client.query(stoneQuery(slug, api)),
      client.query(freeShippingQuery(api)),
    ])
    // The API finds a stone by an old slug too: its address is the new one.
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's way to redirect
    if (stone.slug !== slug) throw redirect(`/products/${encodeURIComponent(stone.slug)}`, 301)
  }

export const loader = ({ context, params }: Route.LoaderArgs) => serverData(context, load(params.slug))
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => browserData(load(params.slug))

export default function ProductPage() {
  const { slug = "" } = useParams()
  const { data: stone } = useQuery(stoneQuery(slug))
  const { data: threshold = 0 } = useQuery(freeShippingQuery())
  if (!stone) return <StoneNotFound />
  return (
    <div key={stone.id} className="mx-auto max-w-7xl px-4 pt-4 pb-20 sm:px-6">
      <Seo
        title={stone.name}
        description={stone.shortInfo || stone.description.slice(0, 160)}
        path={`/products/${stone.slug}`}
        image={stone.images[0]}
        type="product"
      />
      <StoneData stone={stone} />
      <Breadcrumb
        steps={[{ label: "Home", to: "/" }, { label: "Shop", to: "/shop" }, { label: stone.name }]}
      />
      <div className="mt-4 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[1.05fr_1fr]">
        <div className="lg:sticky lg:top-24">
          <Gallery images={stone.images} name={stone.name} />
        </div>
        <div className="flex flex-col gap-8 lg:pt-2">
          <StoneSummary stone={stone} threshold={threshold}>
            <AddToCart product={stone} />
          </StoneSummary>
          <TrustBadges threshold={threshold} />
          <StoneFacts stone={stone} />
        </div>
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <StoneNotFound /> : <TroubleView />
}
