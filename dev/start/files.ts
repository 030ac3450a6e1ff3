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

/** Atomically writes a file that only its owner can read. */
export function writePrivate(file: string, text: string): void {
  const draft = `${file}.${randomBytes(4).toString("hex")}`
  writeFileSync(draft, text, { mode: 0o600 })
  renameSync(draft, file)
}

/** Renames the log of the previous run, so that the new log starts empty and the old one is kept. */
export function rotate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  if (existsSync(file)) renameSync(file, `${file}.1`)
}

/** From now on this process and its children create files that only their owner can read. */
export function ownerOnly(): void {
  process.umask(0o077)
}

/** Files with shoppers' e-mails, pictures and activity; an older version made some of them readable by everyone. */
const PRIVATE = ["run", "logs", "mail", "uploads"]

/**
 * Creates the data folder and writes a test file.
 * @throws Problem when this user has no permission
 */
export function openDataFolder(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true })
      // PostgreSQL's own user, which exists only for root, needs search permission; the content has its own
      // permissions.
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
