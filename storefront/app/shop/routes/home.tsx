import { useEffect } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import type { Route } from "./+types/home"
import { FeaturedProducts } from "~/shop/features/catalog/featured-products"
import { featuredQuery } from "~/shop/features/catalog/get-featured-products"
import { placedPath } from "~/shop/features/checkout/open-payment"
import { CompareDock } from "~/shop/features/compare/compare-dock"
import { About } from "~/shop/features/home/about"
import { Blurbs } from "~/shop/features/home/blurbs"
import { HomeHero } from "~/shop/features/home/home-hero"
import { OrganizationData } from "~/shop/features/site/organization-data"
import { browserData, serverData, shownData, type Load } from "~/lib/page-data"
import { openAuthDialog } from "~/lib/auth-dialog"
import { beginsWithHero } from "~/lib/route-handle"
import { Seo } from "~/lib/seo"
import { useUser } from "~/lib/session"
import { stoneCorner } from "./stone-corner"

const load: Load = (client, api) => shownData(client, featuredQuery(api))

export const loader = ({ context }: Route.LoaderArgs) => serverData(context, load)
export const clientLoader = () => browserData(load)
export const handle = beginsWithHero

/** Lets the reader of an order's e-mail sign in, and then opens the order's confirmation. */
function SignInForOrder() {
  const placed = useSearchParams()[0].get("placed")
  const user = useUser()
  const navigate = useNavigate()
  const isSignedIn = user !== null
  useEffect(() => {
    if (placed === null) return
    if (isSignedIn) void navigate(placedPath(placed), { replace: true })
    else openAuthDialog("sign-in")
  }, [placed, isSignedIn, navigate])
  return null
}

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
    <SignInForOrder />
  </>
)

export default function HomePage() {
  return content
}
