interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

const engine = /\/node_modules\/(?:react|react-dom|scheduler)\//
const router = /\/node_modules\/(?:react-router|react-router-dom|@tanstack\/(?:react-query|query-core))\//
/** Pages that a shopper begins at, or comes to within a click or two. */
const browsed = /\/app\/routes\/(?:home|shop|product|cart)\.tsx$/
/** So small that a file of their own would cost shoppers more. */
const tiny = /\/app\/(?:lib\/use-hydrated|ui\/page-hero)\.tsx?$/
/** What the shop's page shares with lists elsewhere: one file, since each alone is next to nothing. */
const ofLists =
  /\/(?:app\/ui\/(?:pagination|page-numbers|field)|app\/features\/catalog\/results-region|src\/contract\/(?:texts\/shop|stone-fields\/(?:filters|sorts)))\.tsx?$/
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
 * A first page loads a handful of files: the engine and the router, which change with their versions only, what shoppers'
 * pages share, and the page itself. Each file more is a request, and compresses worse. The two are run one after the
 * other (`app/lib/late-scripts.ts`): together they would hold up a phone for as long as a finger notices.
 */
export const chunks = {
  groups: [
    {
      name: (id: string, graph: Graph) => (isShared(id, graph) ? "engine" : null),
      test: engine,
      priority: 3,
    },
    {
      name: (id: string, graph: Graph) => (isShared(id, graph) ? "router" : null),
      test: router,
      priority: 2,
    },
    {
      name: (id: string, graph: Graph) => (isShared(id, graph) ? "shared" : null),
      test: /\/(?:storefront\/app|src\/contract)\//,
      priority: 1,
    },
    // Last: what these import themselves is in one of the above.
    { name: "lists", test: ofLists, priority: 0 },
  ],
}
