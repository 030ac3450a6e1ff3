import { Client } from "../../support/client"
import { newShopper, type Shopper } from "../../support/shopper"

let shopper: Shopper
beforeAll(async () => {
  shopper = await newShopper()
})

it.each(["/", "/shop", "/profile", "/cart", "/profile.data", "/_root.data", "/shop.data", "/no-such-page"])(
  "a signed-in shopper's %s is stored by no browser or proxy",
  async (path) => {
    const { headers } = await shopper.client.get(path)
    expect(headers["cache-control"]).toBe("private, no-store")
  }
)

it.each(["/", "/profile", "/profile.data", "/checkout", "/orders/none", "/assets/none.js"])(
  "a visitor's %s is not stored either, including redirects and errors",
  async (path) => {
    const visitor = new Client()
    const { headers } = await visitor.get(path)
    expect(headers["cache-control"]).toBe("private, no-store")
  }
)

it("an error response of the edge is not stored either", async () => {
  const { status, headers } = await new Client().send("POST", "/shop")
  expect({ status, kept: headers["cache-control"] }).toEqual({ status: 405, kept: "private, no-store" })
})

it("assets, robots.txt and the sitemap may be cached by everyone, and API responses set their own headers", async () => {
  const visitor = new Client()
  const page = await visitor.get<string>("/")
  const asset = /\/assets\/[\w.-]+\.js/.exec(page.body)?.[0] ?? ""
  for (const path of [asset, "/robots.txt", "/sitemap.xml"])
    expect((await visitor.get(path)).headers["cache-control"]).toMatch(/^public, max-age=\d+/)
  expect((await visitor.get("/api/branding")).headers["cache-control"]).toBe("private, no-cache")
})
