import { Client } from "pg"
import { product } from "../../support/product"

/** The identity that the product's role reads, in a transaction that is rolled back. */
async function identityAfter(change: string): Promise<string> {
  const client = new Client({ connectionString: product().superuserUrl })
  await client.connect()
  try {
    await client.query("begin")
    await client.query(change)
    await client.query(`set local role ${new URL(product().databaseUrl).username}`)
    const { rows } = await client.query<{ identity: string }>("select installation_identity() as identity")
    return rows[0]?.identity ?? ""
  } finally {
    await client.end()
  }
}

it("a database's identity is its cluster, timeline and database", async () => {
  expect(await identityAfter("select")).toMatch(/^\d+\/[0-9A-F]{8}\/\d+$/)
})

it("refunds work where a managed database refuses a part of the identity", async () => {
  expect(await identityAfter("revoke execute on function pg_current_wal_lsn() from public")).toMatch(
    /^\d+\/-\/\d+$/
  )
  expect(await identityAfter("revoke execute on function pg_control_system() from public")).toMatch(
    /^-\/[0-9A-F]{8}\/\d+$/
  )
})
