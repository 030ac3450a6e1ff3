import { copyFileSync } from "node:fs"
import { mkdir, rm } from "node:fs/promises"
import path from "node:path"
import { SERVER_FOLDER } from "../start/places"
import { publishAdmin } from "./admin"
import { compileFile, sourceFiles } from "./server-files"
import { compileStart } from "./start-files"

/** Medusa and npm read these files in the folder that the server runs in. */
const COPIED = ["package.json", "package-lock.json"]

/**
 * Compiles the server into a new folder. The result equals that of `medusa build`, without Medusa Admin and type
 * checks, and with the start.
 */
export async function buildServer(): Promise<void> {
  await rm(SERVER_FOLDER, { recursive: true, force: true })
  await mkdir(SERVER_FOLDER, { recursive: true })
  await Promise.all((await sourceFiles()).map(compileFile))
  await compileStart()
  for (const file of COPIED) copyFileSync(file, path.join(SERVER_FOLDER, file))
  await publishAdmin()
}
