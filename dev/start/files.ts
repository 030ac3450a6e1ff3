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

/** From here on this process and those it starts make files that only their owner reads. */
export function ownerOnly(): void {
  process.umask(0o077)
}

/** What holds shoppers' mails, pictures and what they did; an older version left some of it readable by everybody. */
const PRIVATE = ["run", "logs", "mail", "uploads"]

/**
 * Makes the data folder and tries to write in it.
 * @throws Problem when this user may not
 */
export function openDataFolder(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true })
      // PostgreSQL's own user, which there is for root only, must be able to pass through; all inside guards itself.
      chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
    }
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    const probe = path.join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, "")
    rmSync(probe)
    for (const folder of PRIVATE) {
      const made = path.join(dataDir, folder)
      mkdirSync(made, { recursive: true })
      chmodSync(made, 0o700)
    }
  } catch (error) {
    throw new Problem(
      `The data folder ${dataDir} can't be written by this user (${messageOf(error)}): set DATA_DIR to another.`
    )
  }
}
