import { writeFileSync } from "node:fs"
import path from "node:path"
import { filledTenant } from "../../support/isolation/filled-tenant"
import { SecondInstallation } from "../../support/second-installation"
import { expectStatus } from "../../support/shopper"
import { superadmin } from "../../support/tenant"

/** `RATNA_FUZZ=1`: every value in every column, for an hour; without it a share of them. */
const share = Number(process.env["RATNA_FUZZ"] ?? 0.005)

jest.setTimeout(share > 0.1 ? 4 * 3_600_000 : 400_000)

interface Fuzzed {
  tried: number
  imported: string[]
  refusals: Record<string, number>
  faults: object[]
}

const second = new SecondInstallation()
const [archive, victim] = ["archive.tar.gz", "victim.tar.gz"].map((name) => path.join(second.folder, name))

beforeAll(async () => {
  const owner = await superadmin()
  for (const file of [archive, victim]) {
    const { shop } = await filledTenant()
    const answer = expectStatus(await owner.get(`/api/superadmin/tenants/${shop.tenant.id}/export`), 200)
    writeFileSync(file ?? "", answer.bytes)
  }
  await second.open()
  const ended = await second.cli("tenant:import", "--from", victim ?? "")
  if (ended.code) throw new Error(ended.said)
})
afterAll(() => second.close())

it("whatever a store's archive says, nothing of another store changes, and a failed import leaves nothing", async () => {
  const input = { archive, victim, url: second.url, folder: second.folder, share }
  const fuzzed = await second.inMedusa<Fuzzed>("hostile-archives.cjs", input)
  if (process.env["RATNA_FUZZ_SAYS"]) console.log(JSON.stringify(fuzzed, null, 2))
  expect(fuzzed.faults).toEqual([])
  expect(fuzzed.imported).toEqual(expect.arrayContaining(["nothing changed", "nothing changed, again"]))
  expect(fuzzed.tried).toBeGreaterThan(100)
})
