import { timelineOf } from "../../../contract/rules/stamp"
import { ByteCache } from "../../../lib/byte-cache"
import { type Container, rowsOf } from "./db"
import type { Condition } from "./where"

/** The rows of `catalog_body`, in this process: a sale changes stock, and no product's body. */
const bodies = new ByteCache<string>({ maxBytes: 32 * 1024 * 1024, bytesOf: (it) => 2 * it.length })

/** `xmin` of a row: the transaction that wrote it. Ids and numbers hold no blank. */
const pageRows = `select string_agg(product_id || ' ' || stock || ' ' || catalog_body.xmin, ' ' order by place) as page
  from (select *, row_number() over () as place from page) placed join catalog_body using (product_id)`

interface Row {
  id: string
  stock: string
  /** Names this body among all that the product ever had. Transaction numbers of two timelines can't be compared. */
  stamp: string
}

/**
 * Returns the JSON array of the wire objects of `page(product_id, stock)`, in its order. Only bodies that this process
 * has not yet read are transferred: in the first read of a list after a sale, none.
 * @param version catalog version that was read before
 */
export async function pageJson(container: Container, version: string, page: Condition): Promise<string> {
  const [found] = await rowsOf<{ page: string | null }>(
    container,
    `with ${page.sql} ${pageRows}`,
    page.values
  )
  const timeline = timelineOf(version)
  const rows = rowsIn(found?.page ?? "", timeline)
  const known = rows.map(({ id, stamp }) => bodies.cached(id, stamp))
  const missing = rows.filter((_, at) => known[at] === undefined).map((it) => it.id)
  const read = missing.length > 0 ? await readBodies(container, missing, timeline) : undefined
  const products: string[] = []
  for (const [at, { id, stock }] of rows.entries()) {
    const body = known[at] ?? read?.get(id)
    // A product that was deleted between the two statements has none.
    if (body !== undefined) products.push(`{"stock":${stock},${body}`)
  }
  return `[${products.join(",")}]`
}

function rowsIn(text: string, timeline: string): Row[] {
  const words = text === "" ? [] : text.split(" ")
  const rows: Row[] = []
  for (let at = 0; at < words.length; at += 3) {
    const [id = "", stock = "", writer = ""] = words.slice(at, at + 3)
    rows.push({ id, stock, stamp: `${timeline} ${writer}` })
  }
  return rows
}

/** Reads bodies, which may be newer than the page, and keeps them. */
async function readBodies(
  container: Container,
  productIds: readonly string[],
  timeline: string
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; body: string; writer: string }>(
    container,
    "select product_id as id, body, xmin::text as writer from catalog_body where product_id = any (?)",
    [productIds]
  )
  for (const { id, body, writer } of rows) bodies.set(id, `${timeline} ${writer}`, body)
  return new Map(rows.map((it) => [it.id, it.body]))
}
