import { randomBytes } from "node:crypto"
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { Problem, messageOf } from "./problem"

/** Writes a file that only its owner reads, whole or not at all. */
export function writePrivate(file: string, text: string): void {
  const draft = `${file}.${randomBytes(4).toString("hex")}`
  writeFileSync(draft, text, { mode: 0o600 })
  renameSync(draft, file)
}

/** Renames the log of the run before, so that this one begins empty and that one can still be read. */
export function rotate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  if (existsSync(file)) renameSync(file, `${file}.1`)
}

/**
 * Makes the data folder and tries to write in it.
 * @throws Problem when this user may not
 */
export function openDataFolder(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true })
      // PostgreSQL's own user must be able to pass through; each file inside guards itself.
      chmodSync(dataDir, 0o711)
    }
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    const probe = path.join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, "")
    rmSync(probe)
    for (const folder of ["run", "logs"]) mkdirSync(path.join(dataDir, folder), { recursive: true })
  } catch (error) {
    throw new Problem(
      `The data folder ${dataDir} can't be written by this user (${messageOf(error)}): set DATA_DIR to another.`
    )
  }
}
