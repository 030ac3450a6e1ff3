import { rows } from "../../integration-tests/support/database"
import { product } from "../../integration-tests/support/product"
import { startStock } from "../stock/server"
import { mustCall } from "../support/call"
import { costOf } from "../support/cpu"
import { costText, ratio, type Finding } from "../support/report"
import { tenantOfDiamonds } from "./tenants"

const packed = { "accept-encoding": "br, gzip" }

interface Keys {
  id: string
  publishable_key: string
  region_id: string
}

/** Measures 1,000 products in one response: ours with an empty and a full cache, stock Medusa's with prices. */
export async function benchListing(pids: { medusa: number; postgres: number }): Promise<Finding[]> {
  const { slug } = await tenantOfDiamonds(1_000)
  const [keys] = await rows<Keys>("select id, publishable_key, region_id from tenant where slug = $1", [slug])
  if (!keys) throw new Error("The tenant is not there")
  const ours = `${product().medusaUrl}/api/products?limit=1000`
  const host = { host: `${slug}.localhost`, ...packed }
  const change = () => rows("insert into catalog_change (tenant_id) values ($1)", [keys.id])
  const own = { node: pids.medusa, database: pids.postgres }

  for (let n = 0; n < 5; n++) await change().then(() => mustCall(ours, host))
  const changes = await costOf(own, 40, change)
  const withChange = await costOf(own, 40, async () => {
    await change()
    await mustCall(ours, host)
  })
  // Excludes the cost of the change itself from the read.
  const cold = { node: withChange.node, database: Math.max(0, withChange.database - changes.database) }
  const warm = await costOf(own, 400, () => mustCall(ours, host))
  const { headers } = await mustCall(ours, host)
  const known = { ...host, "if-none-match": String(headers["etag"]) }
  const unchanged = await costOf(own, 400, () => mustCall(ours, known))

  const stock = await startStock()
  try {
    const fields = "fields=*variants.calculated_price&limit=1000"
    const theirs = `${stock.url}/store/products?${fields}&region_id=${keys.region_id}`
    const key = { "x-publishable-api-key": keys.publishable_key, ...packed }
    for (let n = 0; n < 3; n++) await mustCall(theirs, key)
    const theirCost = await costOf({ node: stock.pid, database: pids.postgres }, 10, async () => {
      await mustCall(theirs, key)
    })
    return [
      { what: "1,000 products, stock /store/products with prices", result: costText(theirCost) },
      ratio("1,000 products, cold", cold, theirCost, 10),
      ratio("1,000 products, nothing changed, whole response", warm, theirCost, 50),
      ratio("1,000 products, nothing changed, 304", unchanged, theirCost, 50),
    ]
  } finally {
    await stock.stop()
  }
}
