import { readdirSync, statSync, watch, type FSWatcher } from "node:fs"
import path from "node:path"

/** Generated files; the tools that write them would cause changes all the time. */
const NOT_WATCHED = new Set(["node_modules", ".medusa", "build", ".react-router"])
/** An editor saves a file in several steps, and git changes many files at once. */
const QUIET_MS = 60

/**
 * Calls `onChange` after files in the folders have changed. Watches each folder separately: on Linux, Node's recursive
 * watch of version 20 misses the second time that an editor replaces a file by another.
 * @param deep whether to watch the folders in them too
 * @returns a function that ends it
 */
export function watchFolders(folders: string[], onChange: () => void, { deep = true } = {}): () => void {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined

  const scan = (): void => {
    const present = new Set<string>()
    for (const folder of folders) follow(folder, present)
    for (const [key, watcher] of watchers) {
      if (present.has(key)) continue
      watcher.close()
      watchers.delete(key)
    }
  }
  const follow = (folder: string, present: Set<string>): void => {
    const found = statSync(folder, { throwIfNoEntry: false })
    if (found === undefined) return
    // A folder that was deleted and created again is another one, which may have the same inode.
    const key = `${folder}\0${String(found.ino)}\0${String(found.birthtimeMs)}`
    present.add(key)
    if (!watchers.has(key)) watchers.set(key, watch(folder, changed).on("error", changed))
    if (!deep) return
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && !NOT_WATCHED.has(entry.name)) follow(path.join(folder, entry.name), present)
    }
  }
  const changed = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      scan()
      onChange()
    }, QUIET_MS)
  }

  scan()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}
