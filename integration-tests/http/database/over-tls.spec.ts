import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { authority, otherAuthority, withTls } from "../../support/database-tls"
import { product } from "../../support/product"
import { SecondInstallation } from "../../support/second-installation"

jest.setTimeout(300_000)

const installation = new SecondInstallation()
let plainUrl = ""

/** Returns the second installation's database URL with this host and these TLS parameters. */
function urlOf(host: string, query: string): string {
  const url = new URL(plainUrl)
  url.hostname = host
  return `${url.href}?${query}`
}

const tenant = (slug: string) => [
  "tenant:create",
  "--slug",
  slug,
  "--domain",
  `${slug}.test`,
  "--brand",
  "Over TLS",
]
const verifyFull = (file: string) => `sslmode=verify-full&sslrootcert=${file}`

beforeAll(async () => {
  await installation.open()
  plainUrl = installation.databaseUrl
})
afterAll(() => installation.close())

it("payments and addresses cross the network encrypted: every connection of command line and server uses TLS", async () => {
  await withTls(async () => {
    installation.use(urlOf("127.0.0.1", "sslmode=require"))
    expect(await installation.cli(...tenant("first"))).toMatchObject({ code: 0 })

    installation.use(urlOf("localhost", verifyFull(authority)))
    await installation.start()
    const health = await new Client("first", { port: installation.port }).get("/api/health")
    expect(health).toMatchObject({ status: 200, body: { checks: { database: "ok" } } })
    const connections = await rows<{ ssl: boolean }>(
      `select ssl from pg_stat_ssl join pg_stat_activity using (pid)
       where datname = $1 and client_addr is not null and usename = $2`,
      [new URL(plainUrl).pathname.slice(1), new URL(plainUrl).username]
    )
    expect(connections.length).toBeGreaterThan(0)
    expect(connections.filter(({ ssl }) => !ssl)).toEqual([])

    const backup = await installation.cli("backup", "--to", `${installation.folder}/backup`)
    expect(backup).toMatchObject({ code: 0 })
  })
})

it.each([
  ["another authority", "localhost", otherAuthority, /certificate of the database server is not accepted/],
  ["another host name", "127.0.0.1", authority, /not accepted \(.*127\.0\.0\.1/],
])(
  "a database with the certificate of %s is not trusted with anything",
  async (_what, host, file, sentence) => {
    await withTls(async () => {
      installation.use(urlOf(host, verifyFull(file)))
      const ended = await installation.cli(...tenant("second"))
      expect(ended.code).not.toBe(0)
      expect(ended.output).toMatch(sentence)
      expect(ended.output).not.toMatch(/\n\s+at /)
    })
  }
)

it("a database without TLS is refused", async () => {
  installation.use(urlOf("localhost", "sslmode=require"))
  const ended = await installation.cli(...tenant("third"))
  expect(ended.code).not.toBe(0)
  expect(ended.output).toContain("The server does not support SSL connections")
  expect(await rows("show ssl", [], product().superuserUrl)).toEqual([{ ssl: "off" }])
})
