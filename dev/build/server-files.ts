import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises"
import path from "node:path"
import { compiledFile } from "../compiled.cjs"
import { SERVER_FOLDER } from "../start/places"
import { compile } from "./compile"

/** The sources that `medusa build` compiles, relative to the repository root. */
const ENTRIES = ["medusa-config.ts", "instrumentation.ts"]
const FOLDERS = ["src"]
const IS_COMPILED = /(?<!\.d|\.spec|\.test)\.tsx?$/

/**
 * Compiles the files whose time differs from that of their output, and deletes the output of deleted files.
 * @param onChange called before the first change
 * @returns the changed files
 */
export async function updateServer(onChange: () => void): Promise<string[]> {
  const files = await sourceFiles()
  const outputs = new Set(files.map(compiledFile))
  const left = (await filesIn(path.join(SERVER_FOLDER, "src"))).filter((output) => !outputs.has(output))
  const isStale = await Promise.all(files.map(async (file) => !(await hasSameTime(file, compiledFile(file)))))
  const stale = files.filter((_, at) => isStale[at])
  if (left.length + stale.length > 0) onChange()
  await Promise.all([...left.map((output) => rm(output)), ...stale.map(compileFile)])
  return [...stale, ...left]
}

async function hasSameTime(file: string, output: string): Promise<boolean> {
  const [source, made] = await Promise.all([stat(file), stat(output).catch(() => undefined)])
  return made !== undefined && Math.abs(source.mtimeMs - made.mtimeMs) < 1
}

export async function sourceFiles(): Promise<string[]> {
  const found = (await Promise.all(FOLDERS.map(filesIn))).flat()
  return [...ENTRIES, ...found.filter((file) => IS_COMPILED.test(file))]
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** The output gets the time of its source, so that a file that was replaced by an older one is also detected. */
export async function compileFile(file: string): Promise<void> {
  const output = compiledFile(file)
  const { atime, mtime } = await stat(file)
  await mkdir(path.dirname(output), { recursive: true })
  await writeFile(output, await compile(await readFile(file, "utf8"), file))
  await utimes(output, atime, mtime)
}
