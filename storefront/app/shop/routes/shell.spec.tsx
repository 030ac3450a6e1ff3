import { QueryClientProvider } from "@tanstack/react-query"
import { render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { defaultBranding } from "~/lib/default-branding"
import { newQueryClient } from "~/lib/query-client"
import { withoutStyleRules } from "~/lib/route-handle"
import { userQuery } from "~/lib/session"
import { SiteContext } from "~/lib/site"
import { Visitor } from "~/lib/visitor"
import { Shell } from "./shell"

function open(path: string): void {
  const client = newQueryClient()
  client.setQueryData(userQuery().queryKey, null)
  const site = {
    ...{ branding: defaultBranding, content: {}, origin: "http://shop.test", home: "http://shop.test" },
    gstRate: 18,
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
