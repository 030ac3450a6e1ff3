import { useEffect } from "react"
import { isRouteErrorResponse, useRevalidator } from "react-router-dom"
import { commonTexts } from "@contract/texts/common"
import { missingPageTexts } from "@contract/texts/missing-pages"
import { offlineTexts } from "@contract/texts/offline"
import { useSite, useText } from "~/lib/site"
import type { NoTenant } from "~/lib/site-data"
import { AgainLink } from "~/ui/again-link"
import { Button, ButtonLink } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { MessagePage } from "~/ui/message-page"

function NotFoundView() {
  const text = useText(missingPageTexts)
  const { branding } = useSite()
  return (
    <MessagePage
      title={`${text("missing_title")} – ${branding.brandName}`}
      mark={<p className="font-display text-8xl text-brand-primary-ink sm:text-9xl">404</p>}
      heading={text("missing_title")}
      text={text("missing_text")}
    >
      <ButtonLink to="/" className="mt-8">
        {text("missing_button")}
      </ButtonLink>
    </MessagePage>
  )
}

/** Something failed: what happened, what is safe, what to do. */
function TroubleView() {
  const text = useText(missingPageTexts, commonTexts)
  return (
    <MessagePage
      title={text("trouble_page_title")}
      mark={<Icon name="alert" className="size-12 text-brand-primary-ink" />}
      heading={text("trouble_title")}
      text={text("trouble_text")}
    >
      <Button className="mt-8" onClick={() => window.location.reload()}>
        {text("try_again")}
      </Button>
    </MessagePage>
  )
}

/** There was no line to the store: the page comes by itself when there is one again. */
function OfflineView() {
  const text = useText(offlineTexts)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const again = () => void revalidate()
    window.addEventListener("online", again)
    return () => window.removeEventListener("online", again)
  }, [revalidate])
  return (
    <MessagePage
      title={text("offline_title")}
      mark={<Icon name="globe" className="size-12 text-brand-primary-ink" />}
      heading={text("offline_title")}
      text={text("offline_text")}
    >
      <Button className="mt-8" onClick={() => void revalidate()}>
        {text("offline_button")}
      </Button>
    </MessagePage>
  )
}

const isUnreached = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "unreached" in data

/** What stands in a page's place when it could not be made. */
export function ErrorView({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <TroubleView />
  if (isUnreached(error.data)) return <OfflineView />
  return error.status === 404 ? <NotFoundView /> : <TroubleView />
}

/** No shop answers on this host, or it is closed for now: a page of its own, without header and footer. */
export function NoTenantView({ noTenant }: { noTenant: NoTenant | null }) {
  if (noTenant?.reason === "not-found") {
    return (
      <main className="grid min-h-dvh place-items-center px-6 py-24 text-center">
        <title>Store not found</title>
        <div className="max-w-xl">
          <h1 className="font-display text-4xl sm:text-5xl">Store not found</h1>
          <p className="mt-5 text-lg text-stone-600">
            There is no store at this address. Please check the spelling.
          </p>
          <AgainLink look="primary">Try again</AgainLink>
        </div>
      </main>
    )
  }
  const { brandName, logo } = noTenant?.branding ?? { brandName: "", logo: null }
  return (
    <main className="hero-ground grid min-h-dvh place-items-center px-6 py-24 text-center text-white">
      <title>{brandName ? `${brandName} is closed` : "Something went wrong"}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-xl">
        {logo && <img src={logo} alt="" className="mx-auto mb-8 h-16 w-auto" />}
        {brandName && <p className="text-lg text-white/85">{brandName}</p>}
        <h1 className="mt-4 font-display text-4xl sm:text-5xl">
          {noTenant ? "The store is closed" : "Something went wrong"}
        </h1>
        <p className="mt-5 text-lg text-white/85">
          {noTenant
            ? "We are not taking visitors at the moment. Please come back later."
            : "Please try again in a moment."}
        </p>
        <AgainLink look="light">Try again</AgainLink>
      </div>
    </main>
  )
}
