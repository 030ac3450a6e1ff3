import { useEffect, useState } from "react"
import { browserApi } from "~/lib/browser-api"
import { formatTime } from "~/lib/dates"
import { request } from "~/lib/request"
import { useSite } from "~/lib/site"
import { Button } from "~/ui/button"
import { showError } from "~/ui/show-error"
import { entryTexts as texts } from "./entry-texts"

/** Loads a new document, so that no data seen as the admin stays in this one. */
const startAnew = () => window.location.assign("/")

/**
 * Shows a superadmin on every screen which tenant they have entered and until when, with a button to leave. It is the
 * last element of the page, so it covers no content, and sticks to the window's bottom edge, above the back office's
 * bar.
 */
export default function EnteredBanner({ by, until }: { by: string; until: string }) {
  const { branding } = useSite()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const timer = setTimeout(startAnew, Math.max(0, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  const leave = () => {
    setLeaving(true)
    request(browserApi, "POST /api/auth/logout").then(startAnew, () => {
      setLeaving(false)
      showError(texts.leaveFailed)
    })
  }
  return (
    <section
      aria-label={texts.label}
      data-entered=""
      className="sticky bottom-(--bottom-bar) z-40 border-t border-amber-300 bg-amber-100 text-stone-900"
    >
      <div className="mx-auto flex max-w-7xl items-center justify-between gap-x-6 gap-y-2 px-4 py-2 sm:px-6">
        <p className="min-w-0 text-sm wrap-anywhere">
          {texts.banner(branding.brandName, by, formatTime(until))}
        </p>
        <Button size="small" look="outline" busy={isLeaving} onClick={leave}>
          {texts.leave}
        </Button>
      </div>
    </section>
  )
}
