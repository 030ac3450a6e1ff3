/** @jest-environment node */
import { maxAgeMs } from "./freshness"

it.each(["/api/branding", "/api/content", "/api/settings/checkout", "/api/products/facets?color=Red"])(
  "%s is served from the cache for a short time",
  (path) => {
    expect(maxAgeMs(path)).toBe(2000)
  }
)

it.each(["/api/products?limit=12", "/api/products/featured", "/api/products/slug/facets", "/api/faqs"])(
  "%s is revalidated for every page",
  (path) => {
    expect(maxAgeMs(path)).toBe(0)
  }
)
