// @ts-check

/** Max size of a semi-space of the young generation. V8's own limit is larger and costs each server 80 to 100 MB more. */
const SEMI_SPACE = "--max-semi-space-size=16"

/**
 * Options of Node.js for the Medusa server. Its old generation uses about 250 MB; V8 lets a heap without a limit near its
 * use grow to a multiple of it before it collects.
 */
const MEDUSA_FLAGS = ["--max-old-space-size=1024", SEMI_SPACE]

/**
 * Options of Node.js for the storefront. Rendering produces much short-lived garbage in a small heap: helper threads for
 * it cost a quarter more CPU time.
 */
const STOREFRONT_FLAGS = ["--single-threaded-gc", SEMI_SPACE]

/** Variable that has to be set when a process starts: glibc's default of eight arenas for each core keeps freed buffers. */
const ALLOCATOR = { MALLOC_ARENA_MAX: "2" }

const FLAGS = new Map([
  ["server", MEDUSA_FLAGS],
  ["worker", MEDUSA_FLAGS],
  ["storefront", STOREFRONT_FLAGS],
])

/** Name of an option, as in `--max-old-space-size`. @param {string} flag */
const nameOf = (flag) => (flag.split("=")[0] ?? "").replaceAll("_", "-")

/**
 * The options of a role that this process runs without. An option that the operator has set, in the command line or in
 * NODE_OPTIONS, keeps its value.
 * @param {string | undefined} role
 */
function missingFlags(role) {
  const given = [...process.execArgv, ...(process.env.NODE_OPTIONS ?? "").split(/\s+/)].map(nameOf)
  return (FLAGS.get(role ?? "") ?? []).filter((flag) => !given.includes(nameOf(flag)))
}

module.exports = { MEDUSA_FLAGS, STOREFRONT_FLAGS, ALLOCATOR, missingFlags }
