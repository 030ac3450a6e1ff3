import { execFile } from "node:child_process"
import { rmSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { accessFile, readAccess } from "../postgres/cluster"
import { writePrivate } from "../start/files"
import { freePort } from "../start/ports"

/** Files of one run: its processes and logs, and the URLs that the gateway simulator sends webhooks to. */
const OF_ONE_RUN = ["run", "logs", "gateway.jsonl"]

/**
 * Copies the data folder of a stopped product. Its database gets a port of its own.
 * @param to an existing folder
 */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  // Unlike Node's own copy, it keeps the owner of PostgreSQL's files.
  await promisify(execFile)("cp", ["-Rp", `${from}/.`, to])
  for (const name of OF_ONE_RUN) rmSync(path.join(to, name), { recursive: true, force: true })
  const access = readAccess(to)
  if (access !== undefined)
    writePrivate(accessFile(to), JSON.stringify({ ...access, port: await freePort() }))
}
