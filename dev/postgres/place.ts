import { createHash } from "node:crypto"
import { chmodSync, chownSync, existsSync, mkdirSync, realpathSync, statSync } from "node:fs"
import path from "node:path"
import { copyOfPrograms, installedPrograms, type Programs } from "./programs"
import { canEnter, systemUser, type SystemUser } from "./system-user"

export interface Place {
  /** Folder of the database files. */
  data: string
  programs: Programs
  user: SystemUser | undefined
  /** Set when the files had to be placed outside the data folder: the reason, as a message for the user. */
  notice: string | undefined
}

const SYSTEM_FOLDER = "/var/lib/ratna"

/** Location of PostgreSQL's files and programs, and the user that runs it. */
export function findPlace(dataDir: string): Place {
  const programs = installedPrograms()
  const user = systemUser()
  if (user === undefined) return { data: path.join(dataDir, "postgres"), programs, user, notice: undefined }

  const open = canPass(dataDir, user)
  const base = open ? dataDir : systemFolder(dataDir)
  const data = path.join(base, "postgres")
  if (existsSync(data) && statSync(data).uid !== user.uid) chownSync(data, user.uid, user.gid)
  return {
    data,
    programs: canEnter(programs.folder, user)
      ? programs
      : copyOfPrograms(programs, path.join(base, "programs")),
    user,
    notice: open
      ? undefined
      : `PostgreSQL's own user can't enter ${dataDir}, so the database files are in ${data}.`,
  }
}

/**
 * That user needs only search permission on the data folder, not read permission: a folder inside it is used to test
 * that.
 */
function canPass(dataDir: string, user: SystemUser): boolean {
  const probe = path.join(dataDir, "run", "passable")
  mkdirSync(probe, { recursive: true })
  chmodSync(path.dirname(probe), 0o711)
  chmodSync(probe, 0o755)
  return canEnter(probe, user)
}

function systemFolder(dataDir: string): string {
  const name = createHash("sha256").update(realpathSync(dataDir)).digest("hex").slice(0, 12)
  const folder = path.join(SYSTEM_FOLDER, name)
  mkdirSync(folder, { recursive: true })
  for (const each of [SYSTEM_FOLDER, folder]) chmodSync(each, 0o711)
  return folder
}
