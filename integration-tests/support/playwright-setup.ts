import { prepareBrowser } from "../../dev/test/browser"
import { bootProduct } from "./boot-product"

/**
 * Starts a product and a browser if none is running: `npm test` starts both beforehand, playwright on its own does not.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (!process.env["CHROMIUM_PATH"]) Object.assign(process.env, await prepareBrowser())
  const booted = process.env["RATNA_PRODUCT"] ? undefined : await bootProduct()
  if (booted) process.env["RATNA_PRODUCT"] = booted.file
  return booted && (() => booted.stop())
}
