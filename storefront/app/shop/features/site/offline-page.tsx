import { offlineTexts } from "@contract/texts/offline"
import { useSite, useText } from "~/lib/site"
import { AgainLink } from "~/ui/again-link"

/** Page that the service worker shows when the network is unreachable. It has no scripts. */
export function OfflinePage() {
  const { logo, brandName } = useSite().branding
  const text = useText(offlineTexts)
  return (
    <section className="hero-ground grid min-h-dvh place-items-center px-6 py-24 text-center text-white">
      <title>{`${text("offline_title")} – ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-xl">
        {logo && <img src={logo} alt="" width={64} height={64} className="mx-auto mb-6 h-16 w-auto" />}
        <p className="text-lg text-white/85">{brandName}</p>
        <h1 className="mt-4 font-display text-4xl sm:text-5xl">{text("offline_title")}</h1>
        <p className="mt-5 text-lg text-white/85">{text("offline_text")}</p>
        <AgainLink look="light">{text("offline_button")}</AgainLink>
      </div>
    </section>
  )
}
