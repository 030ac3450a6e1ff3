// Run in Medusa (see medusa-exec.ts): imports many modified copies of one tenant's archive. Each import
// must
// change nothing outside that tenant.
// Input: {archive, victim: paths of archives, the victim's imported already; url of the superuser; folder; seconds}.
// Output: {tried, imported, refusals: {message: count}, faults: failed checks}.
const { createHash } = require("node:crypto")
const { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } = require("node:fs")
const path = require("node:path")
const { gunzipSync, gzipSync } = require("node:zlib")
const { Client } = require("pg")

const ofServer = (file) => require(path.resolve("src", file))
const { filesIn, tarOf } = ofServer("lib/tar.js")
const { digestOf } = ofServer("commands/tenant/archive/manifest.js")
const { archivedRows } = ofServer("commands/tenant/archive/archive-tables.js")
const { medusaRows } = ofServer("medusa/tenant/archive-rules.js")
const { tenantImport } = ofServer("cli/tenant-import.js")

const odd = {
  null: null,
  empty: "",
  number: 7,
  object: { a: [1] },
  surrogate: "\ud800",
  nul: "\u0000",
  above: "../x",
  prototype: "__proto__",
  float: 1e308,
  nan: "NaN",
  infinity: "infinity",
  bigint: "9223372036854775807",
  megabyte: "x".repeat(1024 * 1024),
}

/** Reads an archive. @returns its rows by table, and its pictures */
async function opened(file) {
  async function* whole() {
    yield await Promise.resolve(gunzipSync(readFileSync(file)))
  }
  const tables = {}
  const uploads = []
  let manifest
  for await (const { name, bytes } of filesIn(whole(), () => Infinity)) {
    const table = /^tables\/(\w+)\//.exec(name)?.[1]
    if (name === "manifest.json") manifest = JSON.parse(bytes)
    else if (table) {
      const lines = bytes.toString().trim().split("\n")
      tables[table] = [...(tables[table] ?? []), ...lines.map((line) => JSON.parse(line))]
    } else uploads.push({ name, bytes: Buffer.from(bytes) })
  }
  return { manifest, tables, uploads }
}

async function packed({ manifest, tables }) {
  const written = { ...manifest, tables: { ...manifest.tables }, files: {} }
  const files = Object.entries(tables).map(([table, rows]) => {
    written.tables[table] = rows.length
    const bytes = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""))
    return { name: `tables/${table}/0.jsonl`, bytes }
  })
  for (const { name, bytes } of files) written.files[name] = digestOf(bytes)
  files.push({ name: "manifest.json", bytes: Buffer.from(JSON.stringify(written)) })
  async function* each() {
    for (const file of files) yield await Promise.resolve(file)
  }
  const parts = []
  for await (const part of tarOf(each())) parts.push(part)
  return gzipSync(Buffer.concat(parts), { level: 1 })
}

const placeOf = ({ table, column, kind }) =>
  createHash("sha256").update(`${table}.${column}.${kind}`).digest("hex")

/**
 * Lists the modifications in a fixed pseudo-random order. Those that put another tenant's value into an id come first.
 */
function trials({ tables }, victim) {
  const all = []
  for (const [table, [first]] of Object.entries(tables)) {
    for (const column of Object.keys(first)) {
      const theirs = victim.tables[table]?.[0]?.[column]
      const isName = table === "tenant" || /(^|_)id$/.test(column)
      if (theirs !== undefined && theirs !== null && JSON.stringify(theirs) !== JSON.stringify(first[column]))
        all.push({ table, column, kind: "foreign", value: theirs, isName })
      for (const [kind, value] of Object.entries(odd)) all.push({ table, column, kind, value, isName: false })
    }
  }
  return all.sort((a, b) => b.isName - a.isName || (placeOf(a) < placeOf(b) ? -1 : 1))
}

/** Gives a row the id of another tenant's product and points the cart at it: the archive contains that id. */
function borrowed(base, victim) {
  const [{ id }] = victim.tables.product
  const [set] = base.tables.location_fulfillment_set
  const [line, ...lines] = base.tables.cart_line_item
  return {
    ...base,
    tables: {
      ...base.tables,
      location_fulfillment_set: [{ ...set, id }],
      cart_line_item: [{ ...line, product_id: id }, ...lines],
    },
  }
}

/** Gives a login a name without the tenant, like the logins of Medusa Admin. */
function unnamed(base) {
  const [login, ...logins] = base.tables.provider_identity
  const claimed = { ...login, entity_id: "owner@platform.test" }
  return { ...base, tables: { ...base.tables, provider_identity: [claimed, ...logins] } }
}

class Installation {
  constructor(client, dataDir) {
    this.client = client
    this.dataDir = dataDir
  }

  async tables() {
    this.names ??= (
      await this.client.query(
        "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1"
      )
    ).rows.map((it) => it.name)
    return this.names
  }

  /**
   * Returns all rows and all files, except for the registry's change counter and the platform's figures: `remove` runs
   * no triggers, which would take the tenant's rows off them.
   */
  async state() {
    const sums = (await this.tables())
      .filter((name) => name !== "registry_version" && name !== "platform_figure")
      .map(
        (name) => `select '${name}' as name, count(*) || ' ' ||
          coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0) as sum from "${name}" t`
      )
    const { rows } = await this.client.query(sums.join(" union all "))
    const files = readdirSync(this.dataDir, { recursive: true, withFileTypes: true }).map((it) => {
      const file = path.join(it.parentPath, it.name)
      return [file, it.isFile() && !file.includes("/logs/") ? statSync(file).size : 0]
    })
    return new Map([...rows.map((it) => [it.name, it.sum]), ...files])
  }

  /** Removes the tenant by the rules of the export, in one statement, so that each rule sees every row. */
  async remove(id) {
    const own = new Set(
      (
        await this.client.query(
          "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'"
        )
      ).rows.map((it) => it.name)
    )
    const deletes = (await this.tables()).flatMap((name, at) => {
      const rule = archivedRows[name] ?? derived[name] ?? (own.has(name) ? "t.tenant_id = tn.id" : undefined)
      return rule === undefined
        ? []
        : `d${at} as (delete from "${name}" t using tenant tn where tn.id = $1 and (${rule}))`
    })
    await this.client.query(`with ${deletes.join(", ")} select 1`, [id])
    rmSync(path.join(this.dataDir, "uploads", id), { recursive: true, force: true })
  }
}

// Tables that have no tenant column and depend on a tenant's rows.
const ofProducts =
  "t.product_id in (select product_id from product_sales_channel where sales_channel_id = tn.sales_channel_id)"
const derived = { catalog_body: ofProducts, catalog_stale: ofProducts }

const differing = (one, other) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((key) => one.get(key) !== other.get(key))

const quietly = async (work) => {
  const screen = globalThis["console"]
  const { log } = screen
  screen.log = () => undefined
  try {
    return await work()
  } finally {
    screen.log = log
  }
}

/**
 * Returns whether a text is a message for the person who imports, rather than the message of an unexpected exception.
 */
const isSentence = (message) =>
  message.length < 600 && !/TypeError|is not a function|Cannot read|undefined|\[object/.test(message)

module.exports = async (container, input) => {
  const client = new Client({ connectionString: input.url })
  await client.connect()
  await client.query("set session_replication_role = replica")
  const here = new Installation(client, process.env.DATA_DIR)
  const base = await opened(input.archive)
  const victim = await opened(input.victim)
  const { id } = base.manifest.tenant
  const file = path.join(input.folder, "hostile.tar.gz")
  const before = await here.state()
  const response = { tried: 0, imported: [], refusals: {}, faults: [] }

  const tryImport = async (named, archive, mustFail = false) => {
    writeFileSync(file, await packed(archive))
    let message
    try {
      await quietly(() => tenantImport(container, ["--from", file]))
    } catch (error) {
      message = error.message
    }
    response.tried += 1
    if (message === undefined) {
      response.imported.push(named)
      if (mustFail) response.faults.push({ named, imported: true })
      await here.remove(id)
    } else {
      response.refusals[message] = Number(response.refusals[message] ?? 0) + 1
      if (!isSentence(message)) response.faults.push({ named, message })
    }
    const changed = differing(before, await here.state())
    if (changed.length) response.faults.push({ named, message, changed })
    return changed.length === 0
  }

  await tryImport("nothing changed", base)
  const theirs = new Set(
    Object.keys(medusaRows).flatMap((table) => (victim.tables[table] ?? []).map((row) => row.id))
  )
  const until = Date.now() + input.seconds * 1_000
  for (const { table, column, kind, value } of trials(base, victim)) {
    if (Date.now() > until) break
    const [first, ...rest] = base.tables[table]
    const tables = { ...base.tables, [table]: [{ ...first, [column]: value }, ...rest] }
    // A change that is already present would be found in every later state.
    const mustFail = kind === "foreign" && theirs.has(value)
    if (!(await tryImport(`${table}.${column}: ${kind}`, { ...base, tables }, mustFail))) break
  }
  await tryImport("another tenant's product under a borrowed id", borrowed(base, victim), true)
  await tryImport("a login of Medusa Admin", unnamed(base), true)
  await tryImport("nothing changed, again", base)
  await client.end()
  if (existsSync(file)) rmSync(file)
  return response
}
