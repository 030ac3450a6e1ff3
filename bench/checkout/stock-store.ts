import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { MEDUSA_CLI } from "../../dev/start/places"
import { product } from "../../integration-tests/support/product"

export interface StockStore {
  /** Publishable API key. */
  key: string
  regionId: string
  variantId: string
  country: string
}

/** A store of stock Medusa with one product and its own region, channel, stock location and flat delivery rate. */
export async function stockStore(): Promise<StockStore> {
  const folder = mkdtempSync(path.join(tmpdir(), "ratna-stock-"))
  const file = path.join(folder, "tenant.json")
  try {
    const child = spawn(
      process.execPath,
      [path.resolve(MEDUSA_CLI), "exec", "../checkout/make-stock-store.cjs"],
      {
        cwd: path.resolve("bench/stock"),
        env: { ...process.env, ...product().env, LOG_LEVEL: "error", RATNA_BENCH_SHOP: file },
        stdio: ["ignore", "inherit", "inherit"],
      }
    )
    const code = await new Promise((resolve) => child.once("exit", resolve))
    if (code !== 0) throw new Error("The store of stock Medusa could not be created")
    return JSON.parse(readFileSync(file, "utf8")) as StockStore
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
