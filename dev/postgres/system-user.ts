import { spawnSync } from "node:child_process"
import { Problem } from "../start/problem"

export interface SystemUser {
  uid: number
  gid: number
}

function idOf(flag: "-u" | "-g"): number | undefined {
  const result = spawnSync("id", [flag, "postgres"], { encoding: "utf8" })
  const id = Number.parseInt(result.stdout, 10)
  return result.status === 0 && Number.isInteger(id) ? id : undefined
}

function find(): SystemUser | undefined {
  const uid = idOf("-u")
  const gid = idOf("-g")
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

/**
 * PostgreSQL refuses to run as root. Then it runs as the system user `postgres`, created if missing.
 * @returns undefined for an ordinary user, who runs PostgreSQL directly
 */
export function systemUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = find()
  if (user) return user
  const made =
    spawnSync("useradd", [
      "--system",
      "--user-group",
      "--no-create-home",
      "--shell",
      "/bin/false",
      "postgres",
    ]).status === 0 || spawnSync("adduser", ["-S", "-D", "-H", "-s", "/bin/false", "postgres"]).status === 0
  const found = made ? find() : undefined
  if (found) return found
  throw new Problem(
    "PostgreSQL can't run as root and no system user for it could be made: start as an ordinary user, or set DATABASE_URL."
  )
}

/** Whether that user has search permission on a folder and all of its parents. */
export function canEnter(folder: string, user: SystemUser): boolean {
  const tried = spawnSync("/bin/sh", ["-c", 'cd "$0" && ls . > /dev/null', folder], {
    ...user,
    cwd: "/",
    stdio: "ignore",
  })
  return tried.status === 0
}
