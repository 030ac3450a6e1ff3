import {
  chmodSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  utimesSync,
} from "node:fs"
import path from "node:path"

export const makeFolder = (folder: string): unknown => mkdirSync(folder, { recursive: true })

/**
 * Places a file that every user can read: by a hard link if possible, else by a copy with the same time. Files that a
 * start has built with its own umask may be closed to others.
 */
export function placeFile(from: string, to: string): void {
  const { mode, atime, mtime } = lstatSync(from)
  const open = (mode & 0o111) === 0 ? 0o644 : 0o755
  if ((mode & 0o777) === open) {
    try {
      linkSync(from, to)
      return
    } catch {
      // On another file system.
    }
  }
  copyFileSync(from, to)
  chmodSync(to, open)
  utimesSync(to, atime, mtime)
}

/** Places a folder with everything that `isNeeded` accepts by its name. */
export function placeFolder(
  from: string,
  to: string,
  isNeeded: (name: string, isFolder: boolean) => boolean
): void {
  makeFolder(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!isNeeded(entry.name, entry.isDirectory())) continue
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) placeFolder(source, target, isNeeded)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else placeFile(source, target)
  }
}
