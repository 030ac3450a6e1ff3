import { bootProduct } from "./boot-product"

/** Runs compose.yaml with podman if RATNA_PRODUCT names no running one. */
export default async function setup(): Promise<void> {
  if (process.env["RATNA_PRODUCT"]) return
  globalThis.bootedProduct = await bootProduct("dev/containers.mjs")
  process.env["RATNA_PRODUCT"] = globalThis.bootedProduct.file
}
