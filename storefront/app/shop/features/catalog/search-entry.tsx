import { lazy, Suspense } from "react"
import { headerTexts } from "@contract/texts/header"
import { useText } from "~/lib/site"
import { useOpenHere } from "~/lib/use-open-here"
import { IconButton } from "~/ui/button"

const load = () => import("./search-dialog")
const SearchDialog = lazy(async () => ({ default: (await load()).SearchDialog }))

/** Prefetches the dialog when a visitor is about to open it. */
function loadSoon(): void {
  // A failure is shown when the dialog opens.
  load().catch(() => undefined)
}

/**
 * The header's search: an icon that opens a dialog with suggestions. Where no script runs, the icon leads to the shop
 * page, which has a search field.
 */
export function SearchEntry() {
  const [open, setOpen] = useOpenHere()
  const text = useText(headerTexts)
  return (
    <>
      <form
        action="/shop"
        onSubmit={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <IconButton
          type="submit"
          label={text("header_search")}
          icon="search"
          aria-haspopup="dialog"
          className="hover:bg-current/10"
          onPointerEnter={loadSoon}
          onFocus={loadSoon}
        />
      </form>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
