import { readFileSync } from "node:fs"
import type { ProductInfo } from "../../dev/test/info"

let known: ProductInfo | undefined

/** Returns the running product that every spec uses. */
export function product(): ProductInfo {
  if (known) return known
  const file = process.env["RATNA_PRODUCT"]
  if (!file) throw new Error("RATNA_PRODUCT does not name a running product: run the specs by `npm test`")
  known = JSON.parse(readFileSync(file, "utf8")) as ProductInfo
  return known
}
