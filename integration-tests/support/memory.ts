import { execFileSync } from "node:child_process"
import { product } from "./product"

/** Returns the resident memory of one of the product's processes, in MB. */
export async function residentMb(name: "medusa" | "storefront"): Promise<number> {
  const pids = (await (await fetch(`${product().controlUrl}/pids`)).json()) as Record<string, number | null>
  const pid = pids[name]
  if (!pid) throw new Error(`${name} is not running`)
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024
}
