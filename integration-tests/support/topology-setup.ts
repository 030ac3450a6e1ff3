import { bootProduct } from "./boot-product"

/** Starts a topology if none is running: `npm test` starts one beforehand, jest on its own does not. */
export default async function setup(): Promise<void> {
  if (process.env["RATNA_PRODUCT"]) return
  globalThis.bootedProduct = await bootProduct("dev/topology.mjs")
  process.env["RATNA_PRODUCT"] = globalThis.bootedProduct.file
}
