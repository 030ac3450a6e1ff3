import { createHash } from "node:crypto"

interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** Pages on which most visits start. Code that two of them import, or that every page imports, is shared. */
const entrances = /\/app\/shop\/routes\/(?:home|shop|product|cart)\.tsx$/
const everyPage = /\/app\/(?:root|entry\.client)\.tsx$/
const office = /\/app\/(?:admin|platform)\//

/** Returns a module and all that import it, directly or not. */
function importersOf(id: string, graph: Graph): string[] {
  const found = new Set([id])
  for (const at of found) for (const by of graph.getModuleInfo(at)?.importers ?? []) found.add(by)
  return [...found]
}

function isShared(id: string, graph: Graph): boolean {
  const importers = importersOf(id, graph)
  return importers.some((it) => everyPage.test(it)) || importers.filter((it) => entrances.test(it)).length > 1
}

const whenShared = (name: string) => (id: string, graph: Graph) => (isShared(id, graph) ? name : null)

/** Returns the pages, and the parts loaded on demand, that import a module: shoppers' and the back office's. */
function usersOf(id: string, graph: Graph): { shoppers: string[]; offices: string[] } {
  const users = importersOf(id, graph).filter((it) => {
    const isRoute = /\/routes\/[\w-]+\.tsx$/.test(it)
    return isRoute || (graph.getModuleInfo(it)?.dynamicImporters.length ?? 0) > 0
  })
  // The command menu and the banner of an entered store are loaded on demand by every page.
  const isOffice = (it: string) =>
    office.test(it) && (graph.getModuleInfo(it)?.dynamicImporters ?? []).every((by) => office.test(by))
  return { shoppers: users.filter((it) => !isOffice(it)), offices: users.filter(isOffice) }
}

/**
 * Names the file of a module that shoppers' pages share with the back office. The shoppers' pages that import it
 * determine the file, so that none of them loads more than without the back office.
 */
function partsFile(id: string, graph: Graph): string | null {
  const { shoppers, offices } = usersOf(id, graph)
  if (shoppers.length === 0 || offices.length === 0) return null
  return `parts-${createHash("sha256").update(shoppers.sort().join()).digest("hex").slice(0, 4)}`
}

/** Whether only the back office imports a module, on more than one of its pages. */
function isOfOffice(id: string, graph: Graph): boolean {
  const { shoppers, offices } = usersOf(id, graph)
  return shoppers.length === 0 && offices.length > 1
}

/**
 * How the browser's scripts are split beyond Vite's split by route. There are few files: each additional one costs a
 * request and compresses worse, and every page loads the list of all files (docs/adr/0013).
 */
export const chunks = {
  groups: [
    // Only the back office has endless lists; React Query's index imports them for every page.
    {
      name: whenShared("framework"),
      test: /\/node_modules\/(?!.*nfiniteQuery(?:Observer)?\.js)/,
      priority: 3,
    },
    {
      name: whenShared("shared"),
      test: /\/(?:storefront\/app|src\/contract(?!\/stone-fields))\//,
      priority: 2,
    },
    { name: partsFile, test: /./, priority: 1 },
    {
      name: (id: string, graph: Graph) => (isOfOffice(id, graph) ? "office" : null),
      test: /./,
      priority: 0,
    },
  ],
}
