import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ShopError } from "../lib/shop-error"
import { cutFields, cutOrder } from "./cut-fields"

/** Calls that write a file of what they read, or read one: such files would lie where everybody is served. */
const filesOfData =
  /^\/admin\/((orders|products|inventory-items)\/export|products\/imports?(\/.*)?|uploads\/presigned-urls)\/*$/i

/** What no call of Medusa Admin may do, whoever makes it. */
export function adminDoor(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const path = req.originalUrl.split("?")[0] ?? ""
  if (filesOfData.test(path))
    throw new ShopError(
      "FORBIDDEN",
      "Exports and imports of Medusa Admin are closed: their files would lie where everybody is served."
    )
  const family = familyOf(path)
  for (const [key, cut] of [
    ["fields", cutFields],
    ["order", cutOrder],
  ] as const) {
    const sent = req.query[key]
    if (sent === undefined) continue
    if (typeof sent !== "string") throw new ShopError("VALIDATION_FAILED", `"${key}" must be one text`)
    // An undefined one counts as not sent.
    req.query[key] = cut(family, sent)
  }
  next()
}

/** `products` of `/admin/products/prod_1`, `location-levels` of `/admin/inventory-items/iitem_1/location-levels`. */
function familyOf(path: string): string {
  const [, , first = "", , below = ""] = path.toLowerCase().split("/")
  if (first === "products" && (below === "variants" || below === "options")) return `product-${below}`
  return below === "location-levels" ? below : first
}
