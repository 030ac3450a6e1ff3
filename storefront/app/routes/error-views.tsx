import type { NoShop } from "~/lib/site-data"
import { useSite } from "~/lib/site"
import { Button, ButtonLink } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { MessagePage } from "~/ui/message-page"

export function NotFoundView() {
  const { branding } = useSite()
  return (
    <MessagePage
      title={`Page not found – ${branding.brandName}`}
      mark={<p className="font-display text-8xl text-brand-primary-ink sm:text-9xl">404</p>}
      heading="Page not found"
      text="This page does not exist, or it has moved. The stones are all still here."
    >
      <ButtonLink to="/" className="mt-8">
        Return to Home
      </ButtonLink>
    </MessagePage>
  )
}

/** Something failed: what happened, what is safe, what to do. */
export function TroubleView() {
  return (
    <MessagePage
      title="Something went wrong"
      mark={<Icon name="alert" className="size-12 text-brand-primary-ink" />}
      heading="We could not load this page"
      text="Your account, cart and orders are safe. Please try again in a moment."
    >
      <Button className="mt-8" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </MessagePage>
  )
}

/** No shop answers on this host, or it is closed for now: a page of its own, without header and footer. */
export function NoShopView({ noShop }: { noShop: NoShop | null }) {
  if (noShop?.reason === "not-found") {
    return (
      <main className="mx-auto max-w-xl px-6 py-32">
        <title>Store not found</title>
        <h1 className="text-2xl font-medium">Store not found</h1>
        <p className="mt-3 text-stone-600">There is no store at this address. Please check the spelling.</p>
      </main>
    )
  }
  const { brandName, logo } = noShop?.branding ?? { brandName: "", logo: null }
  return (
    <main className="hero-ground grid min-h-dvh place-items-center px-6 py-24 text-center text-white">
      <title>{brandName ? `${brandName} is closed` : "Something went wrong"}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-xl">
        {logo && <img src={logo} alt="" className="mx-auto mb-8 h-16 w-auto" />}
        {brandName && <p className="text-lg text-white/85">{brandName}</p>}
        <h1 className="mt-4 font-display text-4xl sm:text-5xl">
          {noShop ? "The store is closed" : "Something went wrong"}
        </h1>
        <p className="mt-5 text-lg text-white/85">
          {noShop
            ? "We are not taking visitors at the moment. Please come back later."
            : "Please try again in a moment."}
        </p>
      </div>
    </main>
  )
}
