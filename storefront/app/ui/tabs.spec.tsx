import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { MemoryRouter } from "react-router-dom"
import { Tabs, type Tab } from "./tabs"

const tabs: [Tab, ...Tab[]] = [
  { id: "account", label: "Account", content: () => "Who I am" },
  { id: "wishlist", label: "Wishlist", content: () => "What I like" },
]

const renderAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Tabs label="My Account" path="/profile" tabs={tabs} />
    </MemoryRouter>
  )

const shown = () => screen.getByRole("tabpanel").textContent

it("shows the tabs that a page passes, each under its own address", async () => {
  renderAt("/profile?tab=wishlist")
  expect(shown()).toBe("What I like")
  expect(screen.getByRole("tab", { name: "Wishlist" }).getAttribute("aria-selected")).toBe("true")
  expect(screen.getByRole("tab", { name: "Account" }).getAttribute("href")).toBe("/profile")
  await userEvent.click(screen.getByRole("tab", { name: "Account" }))
  expect(shown()).toBe("Who I am")
})

it.each(["/profile", "/profile?tab=nothing-like-it"])("shows the first tab at %s", (address) => {
  renderAt(address)
  expect(shown()).toBe("Who I am")
})

it("moves by the arrow keys and wraps around", async () => {
  renderAt("/profile?tab=wishlist")
  screen.getByRole("tab", { name: "Wishlist" }).focus()
  await userEvent.keyboard("{ArrowRight}")
  expect(shown()).toBe("Who I am")
})
