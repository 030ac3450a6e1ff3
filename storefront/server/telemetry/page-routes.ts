import type { ServerBuild } from "react-router"

interface PageRoute {
  path?: string | undefined
  parentId?: string | undefined
}

export type PageRouteOf = (path: string) => string

/** Label of paths without a page. */
const noPage = "not-found"

/**
 * Returns a function that finds the declared pattern of a page's path, such as `/products/:slug`. Static paths are
 * looked up in a map, because matching by React Router costs more than the rest of a cached page.
 */
export function pageRoutes(routes: ServerBuild["routes"]): PageRouteOf {
  const all: Record<string, PageRoute | undefined> = routes
  const fullPath = ({ path, parentId }: PageRoute): string => {
    const parent = parentId === undefined ? undefined : all[parentId]
    return [parent ? fullPath(parent) : "", path ?? ""].filter(Boolean).join("/")
  }
  const patterns = Object.values(all).flatMap((route) => (route ? [`/${fullPath(route)}`] : []))
  const fixed = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)))
  const variable = patterns
    .filter((pattern) => pattern.includes(":"))
    .map((pattern) => ({ pattern, shape: new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}/?$`) }))
  return (path) => {
    const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path
    if (fixed.has(plain)) return plain
    return variable.find(({ shape }) => shape.test(path))?.pattern ?? noPage
  }
}
