import { QueryClientProvider } from "@tanstack/react-query"
import { render, screen, within } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { defaultBranding } from "~/lib/default-branding"
import { unknownSettings } from "~/lib/get-checkout-settings"
import { newQueryClient } from "~/lib/query-client"
import { inBackOffice, withoutStyleRules } from "~/lib/route-handle"
import { userQuery } from "~/lib/session"
import { SiteContext } from "~/lib/site"
import { Visitor } from "~/lib/visitor"
import { Shell } from "./shell"

function open(path: string): void {
  const client = newQueryClient()
  client.setQueryData(userQuery().queryKey, null)
  const site = {
    ...{ branding: defaultBranding, content: {}, origin: "http://shop.test", home: "http://shop.test" },
    settings: { ...unknownSettings, gstRate: 18 },
    checkoutScript: "http://pay.test/v1.js",
  }
  const element = (
    <Visitor>
      <Shell isError={false}>The page</Shell>
    </Visitor>
  )
  const router = createMemoryRouter(
    [
      { path: "cart", handle: withoutStyleRules, element },
      { path: "admin", handle: inBackOffice, element },
      { path: "*", element },
    ],
    { initialEntries: [path] }
  )
  render(
    <QueryClientProvider client={client}>
      <SiteContext value={site}>
        <RouterProvider router={router} />
      </SiteContext>
    </QueryClientProvider>
  )
}

it.each([
  ["/faq", true],
  ["/cart", false],
  ["/Cart", false],
  ["/%63art", false],
])("a shopper who opens %s sees the tenant's style rules: %j", async (path, isStyled) => {
  open(path)
  const page = await screen.findByText("The page")
  expect(page.closest("[data-brand]") !== null).toBe(isStyled)
})

it("an admin sees the shop's header and a one-line footer, with the search in the header", async () => {
  open("/admin")
  await screen.findByText("The page")
  const header = within(screen.getByRole("banner"))
  await header.findByRole("button", { name: "Go to a page, product or order" })
  header.getByRole("link", { name: "Shop" })
  const footer = within(screen.getByRole("contentinfo"))
  footer.getByText(/All rights reserved\./)
  expect(footer.queryByRole("heading")).toBeNull()
})

it("a shopper sees no search of the back office", async () => {
  open("/faq")
  await screen.findByText("The page")
  expect(screen.queryByRole("button", { name: "Go to a page, product or order" })).toBeNull()
  expect(within(screen.getByRole("contentinfo")).getAllByRole("heading").length).toBeGreaterThan(1)
})
