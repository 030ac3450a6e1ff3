import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { unique } from "../../integration-tests/support/unique"
import { serverCli } from "../support/server-cli"
import { diamondsFile } from "./diamonds"

export interface BenchTenant {
  slug: string
  /** Duration of the import in seconds, including the start of its process. */
  seconds: number
}

/** Creates a tenant with this many diamonds, through the importer. */
export async function tenantOfDiamonds(rows: number): Promise<BenchTenant> {
  const slug = unique("bench")
  await serverCli(["tenant:create", "--slug", slug, "--domain", `${slug}.example`, "--brand", "Bench"])
  return { slug, seconds: await importDiamonds(slug, rows) }
}

/** Imports this many diamonds into a tenant. @returns the duration in seconds, including the start of its process */
export async function importDiamonds(slug: string, rows: number): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "ratna-diamonds-"))
  try {
    const file = path.join(folder, "diamonds.csv")
    await diamondsFile(file, rows)
    const from = Date.now()
    await serverCli(["catalog:import", "--tenant", slug, file])
    return (Date.now() - from) / 1000
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
