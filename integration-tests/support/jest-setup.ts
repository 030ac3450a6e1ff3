import { bootProduct, type BootedProduct } from "./boot-product"

declare global {
  var bootedProduct: BootedProduct | undefined
}

/** Starts a product if none is running: `npm test` starts one beforehand, jest on its own does not. */
export default async function setup(): Promise<void> {
  if (process.env["RATNA_PRODUCT"]) return
  globalThis.bootedProduct = await bootProduct()
  process.env["RATNA_PRODUCT"] = globalThis.bootedProduct.file
}
