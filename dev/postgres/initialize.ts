import { spawn } from "node:child_process"
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { Problem } from "../start/problem"
import type { Place } from "./place"

/**
 * Checks whether there are usable database files.
 * @returns false when there are none yet
 * @throws Problem when the files are unusable
 */
export function hasDatabase({ data, programs: { major } }: Place): boolean {
  if (!existsSync(data)) return false
  const file = path.join(data, "PG_VERSION")
  const damaged = `The database files in ${data} are damaged`
  const advice = "restore them from a backup, or move that folder away to begin with an empty store"
  if (!existsSync(file)) {
    if (readdirSync(data).length === 0) return false
    throw new Problem(`${damaged} (PG_VERSION is missing): ${advice}.`)
  }
  const version = readFileSync(file, "utf8").trim()
  if (version !== major) {
    throw new Problem(
      `The database files in ${data} are of PostgreSQL ${version || "?"}, not ${major}: ${advice}.`
    )
  }
  for (const part of ["base", "global/pg_control", "pg_wal", "postgresql.conf"]) {
    if (!existsSync(path.join(data, part))) throw new Problem(`${damaged} (${part} is missing): ${advice}.`)
  }
  return true
}

/** Creates empty database files in a temporary folder and renames it, so that incomplete files are never used. */
export async function initialize(place: Place, password: string): Promise<void> {
  const draft = `${place.data}.new`
  const passwordFile = `${place.data}.password`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  chmodSync(passwordFile, 0o600)
  for (const each of [draft, passwordFile]) if (place.user) chownSync(each, place.user.uid, place.user.gid)
  try {
    const tried = await initdb(
      place,
      draft,
      passwordFile,
      process.platform === "darwin" ? "UTF-8" : "C.UTF-8"
    )
    // On a system without that locale, letters outside ASCII are compared by their code point only.
    const last = tried.code === 0 ? tried : await initdb(place, draft, passwordFile, "C")
    if (last.code !== 0) throw new Problem(`The embedded PostgreSQL could not be set up: ${last.output}`)
    rmSync(place.data, { recursive: true, force: true })
    renameSync(draft, place.data)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

function initdb(place: Place, data: string, passwordFile: string, characterType: string) {
  const args = [
    `--pgdata=${data}`,
    "--username=postgres",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    ...(Number(place.programs.major) >= 17 ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : []),
    "--locale=C",
    `--lc-ctype=${characterType}`,
  ]
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(place.programs.initdb, args, {
      cwd: "/",
      env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" },
      stdio: ["ignore", "pipe", "pipe"],
      ...place.user,
    })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)))
    child.once("error", (error) => resolve({ code: -1, output: error.message }))
    child.once("close", (code) => resolve({ code, output: output.trim().split("\n").slice(-3).join(" ") }))
  })
}
