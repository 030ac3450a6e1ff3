/**
 * Measures the running product described by RATNA_PRODUCT, and stock Medusa on the same data, and prints the ratios.
 * `npm run bench [-- name …]` starts a product and runs this. It fails when a target isn't met.
 */
import { product } from "../integration-tests/support/product"
import { benchBulkEdit } from "./admin/bulk-edit"
import { benchImport } from "./admin/imports"
import { benchAdminLists } from "./admin/lists"
import { benchListing } from "./catalog/listing"
import { benchSearch } from "./catalog/search"
import { benchCheckout } from "./checkout/checkout"
import { benchEdge } from "./edge/edge"
import { benchInteraction } from "./storefront/interaction"
import { benchLighthouse } from "./storefront/lighthouse"
import { benchMemory } from "./storefront/memory"
import { benchPages } from "./storefront/pages"
import { benchScreens } from "./storefront/screens"
import { benchSteady } from "./storefront/steady"
import { benchFairness } from "./tenants/fairness"
import { benchTenants } from "./tenants/many"
import { atRest } from "./support/at-rest"
import { print, type Finding } from "./support/report"

interface Pids {
  storefront: number
  medusa: number
  postgres: number
}

const benches: Record<string, (pids: Pids) => Promise<Finding[]>> = {
  // First: it needs a server on whose database stock Medusa has never been started.
  checkout: benchCheckout,
  edge: benchEdge,
  pages: benchPages,
  lighthouse: benchLighthouse,
  interaction: benchInteraction,
  screens: benchScreens,
  memory: benchMemory,
  steady: benchSteady,
  listing: benchListing,
  search: benchSearch,
  "admin-lists": benchAdminLists,
  import: benchImport,
  "bulk-edit": benchBulkEdit,
  fairness: benchFairness,
  // Last: later measurements would run beside a thousand tenants.
  tenants: benchTenants,
}

/** Runs only by name: it takes half an hour. */
const onRequest = new Set(["steady"])

async function main(wanted: readonly string[]): Promise<void> {
  const pids = (await (await fetch(`${product().controlUrl}/pids`)).json()) as Pids
  const unknown = wanted.find((it) => !(it in benches))
  if (unknown) throw new Error(`There is no bench "${unknown}". Benches: ${Object.keys(benches).join(", ")}`)
  await atRest()
  const found: Finding[] = []
  for (const [name, bench] of Object.entries(benches)) {
    if (wanted.length ? !wanted.includes(name) : onRequest.has(name)) continue
    console.log(`\n${name} …`)
    const findings = await bench(pids)
    print(findings)
    found.push(...findings)
  }
  if (found.some((it) => it.holds === false)) process.exitCode = 1
}

main(process.argv.slice(2)).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
)
