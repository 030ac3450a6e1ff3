import { useEffect } from "react"
import { isRouteErrorResponse, useRevalidator } from "react-router-dom"
import { commonTexts } from "@contract/texts/common"
import { missingPageTexts } from "@contract/texts/missing-pages"
import { offlineTexts } from "@contract/texts/offline"
import { isStatus } from "~/lib/api"
import { useSite, useText } from "~/lib/site"
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

/** An unexpected error: what happened, what is safe, what to do. */
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

/** The browser was offline; the page reloads by itself when the connection returns. */
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

function isUnreached(error: unknown): boolean {
  if (!isRouteErrorResponse(error)) return isStatus(error, 0)
  const data: unknown = error.data
  return typeof data === "object" && data !== null && "unreached" in data
}

/** Replaces a page that could not be rendered. */
export function ErrorView({ error }: { error: unknown }) {
  if (isUnreached(error)) return <OfflineView />
  if (!isRouteErrorResponse(error)) return <TroubleView />
  return error.status === 404 ? <NotFoundView /> : <TroubleView />
}
