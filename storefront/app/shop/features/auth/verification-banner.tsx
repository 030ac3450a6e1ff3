import { headerTexts } from "@contract/texts/header"
import { openAuthDialog } from "~/lib/auth-dialog"
import { useText } from "~/lib/site"
import { cn } from "~/ui/cn"
import { Icon } from "~/ui/icon"
import { loadDialogs } from "./auth-dialogs"

/**
 * Reminds signed-in shoppers with an unverified e-mail that orders require verification.
 * @param underHeader the page's header overlays the banner, which then needs padding and a dark background
 */
export function VerificationBanner({ underHeader }: { underHeader: boolean }) {
  const text = useText(headerTexts)
  return (
    <section
      aria-label={text("verify_banner_label")}
      className={cn("on-dark bg-stone-900 text-white", underHeader && "pt-18 md:pt-20")}
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
        <p className="flex min-w-0 items-center gap-3">
          <Icon name="mail" className="size-5 shrink-0" />
          {text("verify_banner_text")}
        </p>
        <button
          type="button"
          onPointerEnter={loadDialogs}
          onFocus={loadDialogs}
          onClick={() => openAuthDialog("verify-email")}
          className="min-h-10 cursor-pointer rounded-full bg-white px-5 text-sm font-medium whitespace-nowrap text-stone-900 transition-colors duration-200 hover:bg-stone-200"
        >
          {text("verify_banner_button")}
        </button>
      </div>
    </section>
  )
}
