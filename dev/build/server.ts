import { copyFileSync } from "node:fs"
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { SERVER_FOLDER } from "../start/places"
import { publishAdmin } from "./admin"
import { compile } from "./compile"

/** The sources that `medusa build` compiles, relative to the repository root. */
const ENTRIES = ["medusa-config.ts", "instrumentation.ts"]
const FOLDERS = ["src"]
/** Medusa and npm read these files in the folder that the server runs in. */
const COPIED = ["package.json", "package-lock.json"]
const IS_COMPILED = /(?<!\.d|\.spec|\.test)\.tsx?$/

/**
 * Compiles the server into a new folder. The result equals that of `medusa build`, without Medusa Admin and type
 * checks.
 */
export async function buildServer(): Promise<void> {
  await rm(SERVER_FOLDER, { recursive: true, force: true })
  await mkdir(SERVER_FOLDER, { recursive: true })
  const files = [...ENTRIES, ...(await Promise.all(FOLDERS.map(filesIn))).flat()]
  await Promise.all(files.map(compileFile))
  for (const file of COPIED) copyFileSync(file, path.join(SERVER_FOLDER, file))
  await publishAdmin()
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && IS_COMPILED.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

async function compileFile(file: string): Promise<void> {
  const output = path.join(SERVER_FOLDER, file.replace(/\.tsx?$/, ".js"))
  await mkdir(path.dirname(output), { recursive: true })
  await writeFile(output, await compile(await readFile(file, "utf8"), file))
}
