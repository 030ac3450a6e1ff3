interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

const engine = /\/node_modules\/(?:react|react-dom|scheduler)\//
const router = /\/node_modules\/(?:react-router|react-router-dom|@tanstack\/(?:react-query|query-core))\//
/** Pages that a shopper begins at, or comes to within a click or two. */
const browsed = /\/app\/routes\/(?:home|shop|product|cart)\.tsx$/
/** So small that a file of their own would cost shoppers more. */
const tiny = /\/(?:app\/(?:lib\/use-hydrated|ui\/page-hero)|src\/contract\/rules\/built-in-settings)\.tsx?$/
/** Of signed-in shoppers' pages, from the cart on. */
const own =
  /\/(?:app\/(?:ui\/(?:alert|amount-row|skeleton|small-plate)|lib\/signed-in|features\/(?:address\/get-addresses|cart\/amounts))|src\/contract\/texts\/amounts)\.tsx?$/
/** Of the cart and the checkout. */
const buying =
  /\/(?:app\/(?:ui\/(?:free-shipping|trust-lines|summary-card)|lib\/empty-cart|features\/(?:cart\/get-totals|checkout\/(?:use-remembered-payment|lead-to-orders|open-payment)))|src\/contract\/(?:rules\/pan|texts\/paid))\.tsx?$/
/** Of the page of an account, and of an order. */
const told = /\/app\/lib\/(?:dates|mutation|save-file)\.tsx?$/
/** Of the lists and the page of a shopper's orders. */
const orders =
  /\/(?:app\/features\/order\/(?:order-status|status-badge|order-items)|src\/contract\/texts\/buy-again)\.tsx?$/
/** Of the page of an order, and of a stone's passport. */
const passport = /\/(?:app\/ui\/qr-code|src\/contract\/texts\/passport)\.tsx?$/
/** Of the page of an account. */
const account =
  /\/(?:app\/(?:ui\/password-field|lib\/forget-visitor|features\/address\/tell-address-problem)|src\/contract\/rules\/password)\.tsx?$/
/** Of the page that asks the shop, and of its questions. */
const asks = /\/(?:app\/(?:ui\/text-area-field|features\/faq\/get-faqs)|src\/contract\/rules\/email)\.tsx?$/

/**
 * What several pages need, each next to nothing alone: what forms and lists are made of, and what finds stones. A group
 * takes what its files import along, unless one before it has.
 */
const small = [
  { name: "lists", test: /\/app\/ui\/(?:pagination|page-numbers)\.tsx?$/ },
  { name: "field", test: /\/app\/ui\/field\.tsx?$/ },
  {
    name: "finds",
    test: /\/(?:app\/features\/catalog\/results-region|src\/contract\/(?:texts\/shop|stone-fields\/(?:filters|sorts)))\.ts$/,
  },
  { name: "own", test: own },
  { name: "buying", test: buying },
  { name: "told", test: told },
  { name: "orders", test: orders },
  { name: "passport", test: passport },
  { name: "account", test: account },
  { name: "asks", test: asks },
]
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
      priority: 13,
    },
    {
      name: (id: string, graph: Graph) => (isShared(id, graph) ? "router" : null),
      test: router,
      priority: 12,
    },
    {
      name: (id: string, graph: Graph) => (isShared(id, graph) ? "shared" : null),
      test: /\/(?:storefront\/app|src\/contract)\//,
      priority: 11,
    },
    // Last: what these import themselves is in one of the above.
    ...small.map((it, n) => ({ ...it, priority: 10 - n })),
  ],
}

/** What every visit begins with. */
const first = /^(?:engine|router|entry\.client)$/

/**
 * Chromium compiles functions one by one when they are called, on the thread that a finger waits for; a file that begins
 * with this is compiled whole beside that thread, as it comes in. Others take it for a comment.
 */
export const compileAhead = ({ name }: { name: string }): string =>
  first.test(name) ? "//# allFunctionsCalledOnLoad" : ""
