import type { Route } from "./+types/home"
import { SignInFirst } from "~/shop/features/auth/sign-in-first"
import { FeaturedProducts } from "~/shop/features/catalog/featured-products"
import { featuredQuery } from "~/shop/features/catalog/get-featured-products"
import { CompareDock } from "~/shop/features/compare/compare-dock"
import { About } from "~/shop/features/home/about"
import { Blurbs } from "~/shop/features/home/blurbs"
import { HomeHero } from "~/shop/features/home/home-hero"
import { OrganizationData } from "~/shop/features/site/organization-data"
import { browserData, serverData, shownData, type Load } from "~/lib/page-data"
import { beginsWithHero } from "~/lib/route-handle"
import { Seo } from "~/lib/seo"
import { stoneCorner } from "./stone-corner"

const load: Load = (client, api) => shownData(client, featuredQuery(api))

export const loader = ({ context }: Route.LoaderArgs) => serverData(context, load)
export const clientLoader = () => browserData(load)
export const handle = beginsWithHero

/** One element for all renders, because the router renders the page again when a move to another one begins. */
const content = (
  <>
    <Seo path="/" />
    <OrganizationData />
    <HomeHero />
    <Blurbs />
    <div>
      <FeaturedProducts corner={stoneCorner} />
      <CompareDock />
    </div>
    <About />
    <SignInFirst />
  </>
)

export default function HomePage() {
  return content
}
