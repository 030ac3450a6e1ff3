import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { Problem } from "../start/problem"
import type { ProductInfo } from "./info"

/** Data folder of `npm run dev`, unless DEV_DATA_DIR names another. */
export const LOOP_DATA = ".data-dev"

export const productFile = (dataDir: string): string => path.join(dataDir, "run", "product.json")

/**
 * The file that describes a running product: the one of RATNA_PRODUCT, or that of `npm run dev`. Waits until the product
 * serves the current files.
 * @returns undefined when none is running
 * @throws Problem when the product can't serve the current files
 */
export async function runningProduct(): Promise<string | undefined> {
  const file =
    process.env["RATNA_PRODUCT"] || productFile(path.resolve(process.env["DEV_DATA_DIR"] || LOOP_DATA))
  if (!existsSync(file)) return undefined
  const { controlUrl, origin } = JSON.parse(readFileSync(file, "utf8")) as ProductInfo
  const response = await fetch(`${controlUrl}/settle`, { method: "POST" }).catch(() => undefined)
  if (response === undefined) return undefined
  if (!response.ok) throw new Problem(await response.text())
  console.log(`Using the running product at ${origin}`)
  return file
}
