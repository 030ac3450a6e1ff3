import type { Route } from "./+types/home"
import { FeaturedProducts } from "~/shop/features/catalog/featured-products"
import { featuredQuery } from "~/shop/features/catalog/get-featured-products"
import { CompareDock } from "~/shop/features/compare/compare-dock"
import { About } from "~/shop/features/home/about"
import { Blurbs } from "~/shop/features/home/blurbs"
import { HomeHero } from "~/shop/features/home/home-hero"
import { OrganizationData } from "~/shop/features/site/organization-data"
import { browserData, serverData, type Load } from "~/lib/page-data"
import { beginsWithHero } from "~/lib/route-handle"
import { Seo } from "~/lib/seo"
import { stoneCorner } from "./stone-corner"

const load: Load = (client, api) => client.query(featuredQuery(api))

export const loader = ({ context }: Route.LoaderArgs) => serverData(context, load)
export const clientLoader = () => browserData(load)
export const handle = beginsWithHero

export default function HomePage() {
  return (
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
    </>
  )
}
