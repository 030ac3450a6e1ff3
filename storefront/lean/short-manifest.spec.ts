import { shortManifest } from "./short-manifest"

const write = (routes: object): string =>
  `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: "/entry.js", imports: ["/engine.js"], css: [] },
    routes,
    version: "1",
  })};`

it("names what a shop's page is made of, but for what is there before", () => {
  const made = shortManifest(
    write({ "routes/shop": { module: "/shop.js", imports: ["/engine.js", "/entry.js", "/filters.js"] } })
  )
  expect(made).toBe(write({ "routes/shop": { module: "/shop.js", imports: ["/filters.js"] } }))
})

it("knows the pages of admins by their own file only", () => {
  const made = shortManifest(
    write({
      "routes/admin/orders": { module: "/orders.js", imports: ["/list.js"] },
      "routes/superadmin/tenants": { module: "/tenants.js", imports: ["/list.js"] },
    })
  )
  expect(made).toBe(
    write({
      "routes/admin/orders": { module: "/orders.js", imports: [] },
      "routes/superadmin/tenants": { module: "/tenants.js", imports: [] },
    })
  )
})

it("fails where the list is written in another way", () => {
  expect(() => shortManifest("export default {}")).toThrow("another way")
})
