import { product } from "../../integration-tests/support/product"
import { mustCall } from "../support/call"
import { median, type Finding } from "../support/report"
import { tenantOfDiamonds } from "./tenants"

const size = 50_000
const promisedMs = 50
const searches = [
  "ideal",
  "premium namibia",
  "vs1",
  "good angola",
  "diamond",
  "heera",
  "premum",
  "lesoto ideal",
  "0.7 f",
  "warm",
  "colourless",
]
const filters = [
  "color=White",
  "color=Clear&inStock=true",
  "priceMin=100000&priceMax=400000",
  "origin=Canada",
  "type=DIAMOND",
]
const sorts = ["newest", "price_asc", "relevance"]

/** Every query is sent once, so that the cache serves none. */
function queries(): string[] {
  return searches.flatMap((search, n) =>
    filters.map(
      (filter, m) => `search=${encodeURIComponent(search)}&${filter}&sort=${sorts[(n + m) % 3] ?? ""}`
    )
  )
}

/** Measures a filtered page of 12 with search and facets, among 50,000 products of one tenant. */
export async function benchSearch(): Promise<Finding[]> {
  const { slug, seconds } = await tenantOfDiamonds(size)
  const api = `${product().medusaUrl}/api/products`
  const headers = { host: `${slug}.localhost`, "accept-encoding": "br" }
  const timed = async (url: string): Promise<number> => {
    const from = performance.now()
    await mustCall(url, headers)
    return performance.now() - from
  }
  for (const warmUp of ["search=fair", "search=fair&color=Yellow"]) {
    await timed(`${api}?${warmUp}`)
    await timed(`${api}/facets?${warmUp}`)
  }
  const pages: number[] = []
  const facets: number[] = []
  const both: number[] = []
  for (const query of queries()) {
    const page = await timed(`${api}?${query}&limit=12`)
    const counts = await timed(`${api}/facets?${query}`)
    pages.push(page)
    facets.push(counts)
    both.push(page + counts)
  }
  const text = (values: number[]) =>
    `${median(values).toFixed(1)} ms at the median, ${Math.max(...values).toFixed(0)} ms at most`
  return [
    { what: `import of ${size} products`, result: `${Math.round(size / seconds)} a second` },
    { what: `${size} products, filtered page of 12 with search`, result: text(pages) },
    { what: `${size} products, its facets`, result: text(facets) },
    {
      what: `${size} products, page and facets together`,
      result: `${text(both)}; promised: ${promisedMs} ms at the median`,
      holds: median(both) <= promisedMs,
    },
  ]
}
