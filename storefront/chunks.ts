interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

const engine =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:react-query|query-core))\//
/** Pages that a shopper begins at, or comes to within a click or two. */
const browsed = /\/app\/routes\/(?:home|shop|product|cart)\.tsx$/
/** So small that a file of their own would cost shoppers more. */
const tiny = /\/app\/(?:lib\/use-hydrated|ui\/page-hero)\.tsx?$/
const everyPage = /\/app\/(?:root|entry\.client)\.tsx$/

/** The pages that can't do without a module: where its importers, and theirs, lead. */
function pagesOf(id: string, graph: Graph): string[] {
  const seen = new Set([id])
  for (const at of seen) for (const by of graph.getModuleInfo(at)?.importers ?? []) seen.add(by)
  return [...seen].filter((it) => everyPage.test(it) || browsed.test(it))
}

/** Whether shoppers need it wherever they are: all pages do, or most of those that they browse. */
function isShared(id: string, graph: Graph): boolean {
  const pages = pagesOf(id, graph)
  return tiny.test(id) || pages.length > 1 || pages.some((it) => everyPage.test(it))
}

/**
 * A first page loads a handful of files: the engine, which changes with its versions only, what shoppers' pages share,
 * and the page itself. Each file more is a request, and compresses worse.
 */
export const chunks = {
  groups: [
    {
      name: (id: string, graph: Graph) => (isShared(id, graph) ? "engine" : null),
      test: engine,
      priority: 2,
    },
    {
      name: (id: string, graph: Graph) => (isShared(id, graph) ? "shared" : null),
      test: /\/(?:storefront\/app|src\/contract)\//,
      priority: 1,
    },
  ],
}
