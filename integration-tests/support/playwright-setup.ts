import { prepareBrowser } from "../../dev/test/browser"
import { bootProduct } from "./boot-product"

/** `npm test` has a product and a browser ready; playwright by itself starts them. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (!process.env["CHROMIUM_PATH"]) Object.assign(process.env, await prepareBrowser())
  if (process.env["RATNA_PRODUCT"]) return undefined
  const booted = await bootProduct()
  process.env["RATNA_PRODUCT"] = booted.file
  return () => booted.stop()
}
