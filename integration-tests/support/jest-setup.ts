import { bootProduct, type BootedProduct } from "./boot-product"

declare global {
  var bootedProduct: BootedProduct | undefined
}

/** `npm test` has a product running; jest by itself starts one. */
export default async function setup(): Promise<void> {
  if (process.env["RATNA_PRODUCT"]) return
  globalThis.bootedProduct = await bootProduct()
  process.env["RATNA_PRODUCT"] = globalThis.bootedProduct.file
}
