import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { connect, createServer, type AddressInfo, type Server } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { Transform } from "node:stream"
import { setImmediate } from "node:timers/promises"
import { Client } from "pg"
import { copyOut } from "../../../src/db/backup/copy-out"
import { product } from "../../support/product"

/** Passes data on a few bytes at a time, like a busy machine. */
const trickle = () =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const drip = async () => {
        for (let at = 0; at < chunk.length; at += 5) {
          this.push(chunk.subarray(at, at + 5))
          await setImmediate()
        }
      }
      void drip().then(() => done(), done)
    },
  })

/** A proxy in front of the database that slows its responses down. */
async function slowProxy({ port, hostname }: URL): Promise<Server> {
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect(Number(port), hostname)
    near.pipe(far)
    far.pipe(trickle()).pipe(near)
    for (const it of [near, far]) it.on("error", () => undefined)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return server
}

describe("a backup's count of rows", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "ratna-copies-"))
  afterAll(() => rmSync(folder, { recursive: true }))

  it("is right however slowly the database responds", async () => {
    const url = new URL(product().superuserUrl)
    const proxy = await slowProxy(url)
    url.port = String((proxy.address() as AddressInfo).port)
    const client = new Client({ connectionString: url.href })
    await client.connect()
    try {
      await client.query("begin isolation level repeatable read read only")
      const counted = await client.query<{ n: number }>("select count(*)::int as n from currency")
      const n = counted.rows[0]?.n ?? 0
      const table = { name: "currency", columns: ["code"], byTenant: true }
      const { rows } = await copyOut(client, table, ["one", "other"], path.join(folder, "currency.copy.gz"))
      expect(n).toBeGreaterThan(0)
      // A superuser bypasses the policies, so each of the two copies contains all rows.
      expect(rows).toBe(2 * n)
    } finally {
      await client.end()
      proxy.close()
    }
  })
})
