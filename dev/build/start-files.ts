import { copyFile, stat, utimes } from "node:fs/promises"
import { compiledFile, MODULES, startSources } from "../compiled.cjs"
import { compileFile } from "./server-files"

/** The copy gets the time of the module, as a compiled file gets that of its source. */
async function copyModule(file: string): Promise<void> {
  const { atime, mtime } = await stat(file)
  await copyFile(file, compiledFile(file))
  await utimes(compiledFile(file), atime, mtime)
}

/** Compiles what runs before the servers (`dev/start`) beside them, because an image has no compiler. */
export async function compileStart(): Promise<void> {
  await Promise.all(startSources().map(compileFile))
  await Promise.all(MODULES.map(copyModule))
}
