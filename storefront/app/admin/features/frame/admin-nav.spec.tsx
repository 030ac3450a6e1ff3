import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderInTenant } from "../../../../test/tenant-page"
import { adminLinks, platformGroups } from "./admin-links"
import { AdminNav } from "./admin-nav"

const linkNames = (root: HTMLElement) =>
  within(root)
    .getAllByRole("link")
    .map((it) => it.textContent)

it("an admin on a phone reaches every page: four in the bar, the others in the sheet", async () => {
  renderInTenant(<AdminNav />, { path: "/admin/settings" })
  const more = screen.getByRole("button", { name: "More" })
  const bar = more.closest("ul")
  if (!bar) throw new Error("The button stands outside the bar")
  const inBar = linkNames(bar)
  expect(inBar).toEqual(["Dashboard", "Orders", "Products", "Messages"])
  await userEvent.click(more)
  const sheet = screen.getByRole("dialog", { name: "More" })
  expect([...inBar, ...linkNames(sheet)]).toEqual(adminLinks.map(({ label }) => label))
  expect(within(sheet).getByRole("link", { name: "Settings" }).getAttribute("aria-current")).toBe("page")
  await userEvent.click(within(sheet).getByRole("link", { name: "History" }))
  expect(screen.queryByRole("dialog")).toBeNull()
})

it("an admin on a wide window finds the pages under the headings Sell, Store and Access", () => {
  renderInTenant(<AdminNav />, { path: "/admin" })
  const store = screen.getByRole("region", { name: "Store" })
  expect(linkNames(store)).toEqual(["Brand", "Settings", "FAQs"])
  expect(screen.getAllByRole("region").map((it) => it.getAttribute("aria-label"))).toEqual([
    ...["Sell", "Store", "Access"],
  ])
})

it("a superadmin's three pages need no sheet", () => {
  renderInTenant(<AdminNav label="Platform" groups={platformGroups} />, { path: "/superadmin" })
  expect(screen.queryByRole("button", { name: "More" })).toBeNull()
})
