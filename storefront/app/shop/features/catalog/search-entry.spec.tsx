import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useLocation } from "react-router-dom"
import { respondToCalls, renderInTenant } from "../../../../test/tenant-page"
import { SearchEntry } from "./search-entry"

const Address = () => {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

describe("the header's search", () => {
  it("lists what was typed when Enter is pressed, before any suggestion has arrived", async () => {
    respondToCalls({})
    renderInTenant(
      <>
        <SearchEntry />
        <Address />
      </>,
      { path: "/faq" }
    )
    await userEvent.click(screen.getByRole("button", { name: "Search" }))
    const dialog = await screen.findByRole("dialog", { name: "Find a stone" })
    expect(document.activeElement).toBe(within(dialog).getByRole("combobox", { name: "Search" }))
    await userEvent.keyboard(" star ruby{Enter}")
    expect(screen.getByTestId("address").textContent).toBe("/shop?search=star+ruby")
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("leads to the shop page where no script runs", () => {
    renderInTenant(<SearchEntry />)
    expect(screen.getByRole("button", { name: "Search" }).closest("form")?.getAttribute("action")).toBe(
      "/shop"
    )
  })
})
