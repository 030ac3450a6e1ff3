import { useState, type SubmitEvent } from "react"
import { useNavigate } from "react-router-dom"
import { searchTexts } from "@contract/texts/search"
import { useText } from "~/lib/site"
import { IconButton } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { SearchBox } from "./search-box"

/**
 * The header's search: an icon that opens a dialog with suggestions. Where no script runs, the icon leads to the shop
 * page, which has a search field. The dialog's code is part of the page: iOS shows its keyboard only for a field that
 * is focused while the press is handled.
 */
export function SearchEntry() {
  const [open, setOpen] = useState(false)
  const text = useText(searchTexts)
  const navigate = useNavigate()
  const leave = (href: string) => {
    setOpen(false)
    void navigate(href)
  }
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get("search")
    const query = typeof typed === "string" ? typed.trim() : ""
    leave(query ? `/shop?${new URLSearchParams({ search: query }).toString()}` : "/shop")
  }
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
          label={text("shop_search_label")}
          icon="search"
          aria-haspopup="dialog"
          className="hover:bg-current/10"
        />
      </form>
      {open && (
        <Dialog shape="top" title={text("search_title")} onClose={() => setOpen(false)}>
          <form role="search" action="/shop" onSubmit={search}>
            <SearchBox onPick={leave} isAlone />
          </form>
        </Dialog>
      )}
    </>
  )
}
