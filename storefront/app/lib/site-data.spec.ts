import { ApiError, type Api } from "./api"
import { defaultBranding } from "./default-branding"
import { siteData } from "./site-data"
import { loader } from "~/shop/routes/product"
import { sampleStone } from "../../test/samples"

it("a tenant whose branding can't be fetched gets the built-in one, and the failure is logged", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const refused = () => Promise.reject(new ApiError(500, null, "Out of order"))
  const api: Api = { get: refused, page: refused, send: refused }
  const context = {
    api,
    referrer: null,
    hasSession: false,
    origin: "http://shop.test",
    checkoutScriptOf: () => "http://pay.test/v1.js",
    nonce: "",
    html: null,
  }
  const { site } = await siteData(context)
  expect(site).toMatchObject({ branding: defaultBranding, content: {} })
  expect(logged).toHaveBeenCalledWith("Failed to fetch branding", "Out of order")
})

it("a product page requests the settings once for the whole document", async () => {
  const requested: string[] = []
  const api: Api = {
    get: <T>(path: string) => {
      requested.push(path)
      return Promise.resolve(answerTo(path) as T)
    },
    page: () => Promise.resolve({ items: [], total: 0 }),
    send: () => Promise.reject(new ApiError(500, null, "Nothing is sent")),
  }
  const context = {
    api,
    referrer: null,
    hasSession: false,
    origin: "http://shop.test",
    checkoutScriptOf: () => "http://pay.test/v1.js",
    nonce: "",
    html: null,
  }
  const [{ site }] = await Promise.all([
    siteData(context),
    loader({ context, params: { slug: "ruby" } } as unknown as Parameters<typeof loader>[0]),
  ])
  expect(requested.filter((path) => path === "/api/settings/checkout")).toHaveLength(1)
  expect(site.settings).toEqual(settings)
})

const settings = {
  freeShippingThreshold: 5000,
  gstRate: 3,
  gstRegistered: true,
  rattiMg: "121.5",
  panThreshold: 200000,
}

function answerTo(path: string): unknown {
  if (path === "/api/branding") return defaultBranding
  if (path === "/api/settings/checkout") return settings
  if (path === "/api/products/slug/ruby") return sampleStone
  return path === "/api/content" ? { contact_email: "a@shop.test" } : []
}
