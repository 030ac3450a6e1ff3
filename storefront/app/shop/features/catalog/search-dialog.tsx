import type { SubmitEvent } from "react"
import { useNavigate } from "react-router-dom"
import { searchTexts } from "@contract/texts/search"
import { oneLine } from "@contract/rules/typed-text"
import { useText } from "~/lib/site"
import { Dialog } from "~/ui/dialog"
import { SearchBox } from "./search-box"

/** The header's search with suggestions. Enter lists what was typed on the shop page. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const text = useText(searchTexts)
  const navigate = useNavigate()
  const leave = (href: string) => {
    onClose()
    void navigate(href)
  }
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get("search")
    const query = typeof typed === "string" ? oneLine(typed) : ""
    leave(query ? `/shop?${new URLSearchParams({ search: query }).toString()}` : "/shop")
  }
  return (
    <Dialog shape="top" title={text("search_title")} onClose={onClose}>
      <form role="search" action="/shop" onSubmit={search}>
        <SearchBox onPick={leave} isAlone />
      </form>
    </Dialog>
  )
}
