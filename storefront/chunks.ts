interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

/** Pages on which most visits start. Code that two of them import, or that every page imports, is shared. */
const entrances = /\/app\/shop\/routes\/(?:home|shop|product|cart)\.tsx$/
const everyPage = /\/app\/(?:root|entry\.client)\.tsx$/

function isShared(id: string, graph: Graph): boolean {
  const importers = new Set([id])
  for (const at of importers) for (const by of graph.getModuleInfo(at)?.importers ?? []) importers.add(by)
  const all = [...importers]
  return all.some((it) => everyPage.test(it)) || all.filter((it) => entrances.test(it)).length > 1
}

const whenShared = (name: string) => (id: string, graph: Graph) => (isShared(id, graph) ? name : null)

/**
 * How the browser's scripts are split beyond Vite's split by route. There are few files: each additional one costs a
 * request and compresses worse (docs/adr/0013).
 */
export const chunks = {
  groups: [
    { name: whenShared("framework"), test: /\/node_modules\//, priority: 3 },
    // Parts of the pages about orders. Loaded one by one, they were three files.
    { name: "order-parts", test: /\/storefront\/app\/lib\/order\//, priority: 1 },
    {
      name: whenShared("shared"),
      test: /\/(?:storefront\/app|src\/contract(?!\/stone-fields))\//,
      priority: 2,
    },
  ],
}
