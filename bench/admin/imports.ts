import type { BulkImportResult } from "../../src/contract/bulk-import"
import { newTenant } from "../../integration-tests/support/tenant"
import { tenantOfDiamonds } from "../catalog/tenants"
import { cpuMs } from "../support/cpu"
import type { Finding } from "../support/report"
import { residentMb } from "../support/resident"
import { rowsOfPage, sendRows } from "./import-rows"

/** Smaller while developing the bench: `BENCH_SCALE=0.1`. */
const scale = Number(process.env["BENCH_SCALE"] ?? 1)
const count = Math.round(20_000 * scale)
const promisedRate = 800
/** Maximum growth of the server's memory between the first few batches and the import's end. */
const promisedGrowthMb = 200
/** Before that, a server that has just started still grows with any work. */
const warmRows = 5_000

interface Pids {
  medusa: number
  postgres: number
}

/** Imports a file of new stones through the back office's endpoints, and the same rows through the command line. */
export async function benchImport(pids: Pids): Promise<Finding[]> {
  const tenant = await newTenant()
  const rows = await rowsOfPage(count)
  const start = residentMb(pids.medusa)
  const tried = await timed(pids, () => sendRows(tenant.admin, rows, true, mustBe("created")))
  let warm = start
  let done = 0
  const real = await timed(pids, () =>
    sendRows(tenant.admin, rows, false, (response) => {
      mustBe("created")(response)
      done += response.rows.length
      if (done <= Math.min(warmRows, count / 2)) warm = residentMb(pids.medusa)
    })
  )
  const end = residentMb(pids.medusa)
  // Excludes the cost of starting the command.
  const started = await tenantOfDiamonds(1)
  const commandLine = await tenantOfDiamonds(count)
  const seconds = commandLine.seconds - started.seconds
  return [
    {
      what: `import in the browser, ${count} new stones`,
      result: `${text(real)}; promised: ${promisedRate}`,
      holds: count / real.seconds >= promisedRate,
    },
    { what: "its dry run", result: text(tried) },
    { what: "the command line, the same stones", result: `${rate(seconds)} rows a second` },
    {
      what: "memory of the medusa process in the import",
      result: `${start.toFixed(0)} MB before, ${warm.toFixed(0)} MB after some batches, ${end.toFixed(0)} MB at its end; promised: ${promisedGrowthMb} MB more at most`,
      holds: end - warm <= promisedGrowthMb,
    },
  ]
}

const rate = (seconds: number): string => (count / seconds).toFixed(0)

interface Timed {
  seconds: number
  node: number
  database: number
}

const text = ({ seconds, node, database }: Timed): string =>
  `${rate(seconds)} rows a second, ${(node / count).toFixed(2)} + ${(database / count).toFixed(2)} CPU-ms a row (node + database)`

async function timed(pids: Pids, work: () => Promise<void>): Promise<Timed> {
  const before = { node: cpuMs(pids.medusa), database: cpuMs(pids.postgres) }
  const from = performance.now()
  await work()
  const seconds = (performance.now() - from) / 1000
  return { seconds, node: cpuMs(pids.medusa) - before.node, database: cpuMs(pids.postgres) - before.database }
}

const mustBe =
  (result: BulkImportResult["rows"][number]["result"]) =>
  ({ rows }: BulkImportResult): void => {
    const other = rows.find((it) => it.result !== result)
    if (other) throw new Error(`Row ${other.row} is ${other.result}, not ${result}`)
  }
