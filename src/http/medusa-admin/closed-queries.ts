import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ApiError } from "../../lib/api-error"

/** Calls that write a file of what they read, or read one: such files would lie where everybody is served. */
const filesOfData =
  /^\/admin\/((orders|products|inventory-items)\/export|products\/imports?(\/.*)?|uploads\/presigned-urls)\/*$/i

/** @returns the part of a query's value that Medusa may follow for a call of this family; undefined: nothing is left */
type Cut = (family: string, sent: string) => string | undefined
/** What is left of a query's parts, and what refuses a page that no list has. */
type Cuts = Readonly<Record<"fields" | "order", Cut>> & {
  readonly page: (query: Readonly<Record<string, unknown>>) => void
}

/** What no call of Medusa Admin may do, whoever makes it; `cuts` go by the relations of Medusa. */
export const closedQueries =
  (cuts: Cuts) =>
  (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    const path = req.originalUrl.split("?")[0] ?? ""
    if (filesOfData.test(path))
      throw new ApiError(
        "FORBIDDEN",
        "Exports and imports of Medusa Admin are closed: their files would lie where everybody is served."
      )
    cuts.page(req.query)
    const family = familyOf(path)
    for (const key of ["fields", "order"] as const) {
      const sent = req.query[key]
      if (sent === undefined) continue
      if (typeof sent !== "string") throw new ApiError("VALIDATION_FAILED", `"${key}" must be one text`)
      // An undefined one counts as not sent.
      req.query[key] = cuts[key](family, sent)
    }
    next()
  }

/** `products` of `/admin/products/prod_1`, `location-levels` of `/admin/inventory-items/iitem_1/location-levels`. */
function familyOf(path: string): string {
  const [, , first = "", , below = ""] = path.toLowerCase().split("/")
  if (first === "products" && (below === "variants" || below === "options")) return `product-${below}`
  return below === "location-levels" ? below : first
}
