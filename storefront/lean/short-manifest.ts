import { readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, { imports?: string[] }>
}

const start = "window.__reactRouterManifest="
/** Pages of people at work: their scripts may be found step by step. */
const atWork = /^routes\/(?:super)?admin\//

/**
 * The list of all routes, which every first page loads, without the names that no shopper's browser needs: scripts that are
 * there before any route, and what the pages of a shop's and the platform's admins are made of. What a route is loaded
 * from is its module's own matter; the list only lets a link that is pointed at load ahead.
 * @throws Error where React Router's list isn't written as it was
 */
export function shortManifest(text: string): string {
  if (!text.startsWith(start)) throw new Error("React Router writes its list of routes in another way")
  const manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/, "")) as Manifest
  const there = new Set([manifest.entry.module, ...manifest.entry.imports])
  for (const [id, route] of Object.entries(manifest.routes))
    route.imports = atWork.test(id) ? [] : (route.imports ?? []).filter((it) => !there.has(it))
  return `${start}${JSON.stringify(manifest)};`
}

/** Shortens the list in a finished build. @param assets the folder of the browser's files */
export async function shortenManifest(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((it) => /^manifest-\w+\.js$/.test(it))
  if (names.length !== 1) throw new Error(`There are ${String(names.length)} lists of routes`)
  const file = path.join(assets, names[0] ?? "")
  await writeFile(file, shortManifest(await readFile(file, "utf8")))
}
