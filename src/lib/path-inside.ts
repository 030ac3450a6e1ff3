import path from "node:path"

/**
 * Joins names to a folder. Use it for every path that contains a name from outside this program.
 * @returns an absolute path below the folder
 * @throws RangeError when the path is the folder itself or lies outside it
 */
export function pathInside(folder: string, ...names: readonly string[]): string {
  const root = path.resolve(folder)
  const joined = path.resolve(root, ...names.map((name) => `.${path.sep}${name}`))
  if (names.some((name) => name.includes("\0")) || !joined.startsWith(`${root}${path.sep}`)) {
    throw new RangeError(`${JSON.stringify(names.join("/"))} is outside its folder`)
  }
  return joined
}
