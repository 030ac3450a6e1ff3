import { ApiError, type Api } from "./api"
import { defaultBranding } from "./default-branding"
import { siteData } from "./site-data"

it("a tenant whose branding can't be fetched gets the built-in one, and the failure is logged", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const refused = () => Promise.reject(new ApiError(500, null, "Out of order"))
  const api: Api = { get: refused, page: refused, send: refused }
  const context = {
    api,
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
