import { existsSync } from "node:fs"
import path from "node:path"
import { gate, type Result } from "./stage"
import { OLDEST_POSTGRES } from "./stages"

/** Programs of Debian's package. The folder's name is the major version. */
const PROGRAMS = "/usr/lib/postgresql/15"

/** The example of every declared endpoint, the reads whose SQL uses the newest functions, and a recovery. */
const SPECS = [
  "conventions/examples",
  "catalog/facet-counts",
  "catalog/facets",
  // The embedded PostgreSQL comes without the tools for a base backup.
  "database/point-in-time",
]

/** Runs `migrate` and these specs on the oldest supported PostgreSQL. Skips them on a machine without it. */
export async function postgresStage(): Promise<Result> {
  if (!existsSync(path.join(PROGRAMS, "bin", "postgres"))) {
    console.log(`${OLDEST_POSTGRES}  skipped: Debian's postgresql-15 is not installed`)
    return { name: OLDEST_POSTGRES, passed: 0, failed: 0, skipped: 1, seconds: 0, output: "" }
  }
  return gate(OLDEST_POSTGRES, process.execPath, ["dev/test.mjs", "http", "--fresh", ...SPECS], {
    env: { RATNA_POSTGRES: PROGRAMS },
  })
}
