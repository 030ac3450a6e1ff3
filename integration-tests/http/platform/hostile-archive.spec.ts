import { writeFileSync } from "node:fs"
import path from "node:path"
import { filledTenant } from "../../support/isolation/filled-tenant"
import { newSuperadmin } from "../../support/platform"
import { product } from "../../support/product"
import { SecondInstallation } from "../../support/second-installation"
import { expectStatus } from "../../support/shopper"

/** Duration in seconds. With `RATNA_FUZZ=all` every value is tried in every column, which takes hours. */
const seconds = process.env["RATNA_FUZZ"] === "all" ? 24 * 3_600 : 60

jest.setTimeout((seconds + 600) * 1_000)

interface Fuzzed {
  tried: number
  imported: string[]
  refusals: Record<string, number>
  faults: object[]
}

const second = new SecondInstallation()
const [archive, victim] = ["archive.tar.gz", "victim.tar.gz"].map((name) => path.join(second.folder, name))

beforeAll(async () => {
  const platform = await newSuperadmin()
  for (const file of [archive, victim]) {
    const { tenant } = await filledTenant()
    const response = expectStatus(await platform.get(`/api/superadmin/tenants/${tenant.id}/export`), 200)
    writeFileSync(file ?? "", response.bytes)
  }
  await second.open({ RATNA_SECRET_KEY: product().env["RATNA_SECRET_KEY"] })
  const ended = await second.cli("tenant:import", "--from", victim ?? "")
  if (ended.code) throw new Error(ended.output)
})
afterAll(() => second.close())

it("whatever a tenant's archive contains, importing it changes no other tenant, and a failed import leaves nothing", async () => {
  const input = { archive, victim, url: second.url, folder: second.folder, seconds }
  const fuzzed = await second.inMedusa<Fuzzed>("hostile-archives.cjs", input)
  if (process.env["RATNA_FUZZ"]) process.stdout.write(`${JSON.stringify(fuzzed, null, 2)}\n`)
  expect(fuzzed.faults).toEqual([])
  expect(fuzzed.imported).toEqual(expect.arrayContaining(["nothing changed", "nothing changed, again"]))
  expect(fuzzed.tried).toBeGreaterThan(10)
})
