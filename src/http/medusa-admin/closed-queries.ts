import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ApiError } from "../../lib/api-error"

/** Endpoints that export or import a file: such files would be stored where they are served to everyone. */
const filesOfData =
  /^\/admin\/((orders|products|inventory-items)\/export|products\/imports?(\/.*)?|uploads\/presigned-urls)\/*$/i

/**
 * @returns the part of a query value that Medusa may use for an endpoint of this family; undefined when nothing is left
 */
type Cut = (family: string, sent: string) => string | undefined
/** The allowed parts of a query, and the check that refuses a page number that no list has. */
type Cuts = Readonly<Record<"fields" | "order", Cut>> & {
  readonly page: (query: Readonly<Record<string, unknown>>) => void
}

/** Refuses what no Medusa Admin request may do, whoever the caller is; `cuts` depend on Medusa's relations. */
export const closedQueries =
  (cuts: Cuts) =>
  (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    const path = req.originalUrl.split("?")[0] ?? ""
    if (filesOfData.test(path))
      throw new ApiError(
        "FORBIDDEN",
        "Exports and imports of Medusa Admin are disabled, because their files would be public."
      )
    cuts.page(req.query)
    const family = familyOf(path)
    for (const key of ["fields", "order"] as const) {
      const sent = req.query[key]
      if (sent === undefined) continue
      if (typeof sent !== "string") throw new ApiError("VALIDATION_FAILED", `"${key}" must be one text`)
      // Undefined means not sent.
      req.query[key] = cuts[key](family, sent)
    }
    next()
  }

/**
 * Returns the family of a path: `products` for `/admin/products/prod_1`, `location-levels` for
 * `/admin/inventory-items/iitem_1/location-levels`.
 */
function familyOf(path: string): string {
  const [, , first = "", , below = ""] = path.toLowerCase().split("/")
  if (first === "products" && (below === "variants" || below === "options")) return `product-${below}`
  return below === "location-levels" ? below : first
}
