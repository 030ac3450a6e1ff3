/** @jest-environment node */
import fc from "fast-check"
import { freshHeader } from "@contract/rules/stamp"
import { askVersions } from "./ask-versions"
import { simulatedVisitor } from "../edge/simulated-visitor"
import { isResponse, publicCache } from "./public-cache"
import { SimulatedServers } from "./simulated-servers"
import { SimulatedTime } from "./simulated-time"
import { leaseMs, VersionBoard } from "./version-board"

const host = "neelam.example"
const paths = ["/api/content", "/api/faqs"]

interface Read {
  storefront: number
  beganAt: number
  endedAt: number
  path: string
  /** Number of changes that the response includes, of each kind. */
  seen: number[]
  /** Whether the reader carries the cookie of a change that ended before. */
  isAuthor: boolean
}
interface Change {
  endedAt: number
  /** Number of changes up to this one, of each kind. */
  made: number[]
}

const delay = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 200 }))
const step = fc.record({
  at: fc.integer({ min: 0, max: 600 }),
  what: fc.constantFrom("read", "read", "read", "author's read", "registry", "site"),
  storefront: fc.nat({ max: 1 }),
  path: fc.nat({ max: 1 }),
})

type ReadOf = (hostname: string, path: string, checkedSince?: number) => Promise<unknown>

/** The caches of a storefront: of the data of pages, and of API responses. */
const caches = {
  "a page": (servers: SimulatedServers, board: VersionBoard): ReadOf => {
    const get = publicCache(servers.call, board)
    return async (hostname, path, checkedSince) => {
      const headers: Record<string, string> = checkedSince === undefined ? {} : { [freshHeader]: "1" }
      const found = await get(hostname, path, headers, checkedSince)
      if (isResponse(found)) throw new Error("No response")
      return found.value
    }
  },
  "an API response": simulatedVisitor,
}
const kinds = Object.entries(caches)

/** Runs the steps on two storefronts before two servers and one database. */
async function run(cache: (typeof kinds)[number][1], steps: readonly StepOf[], delays: readonly number[]) {
  const time = new SimulatedTime()
  let n = 0
  const nextDelay = () => delays[n++ % delays.length] ?? 0
  const servers = new SimulatedServers(time, () => ({
    there: nextDelay(),
    between: nextDelay(),
    back: nextDelay(),
  }))
  const storefronts = [0, 1].map(() =>
    cache(servers, new VersionBoard(askVersions(servers.call, "secret"), time.now))
  )
  const reads: Read[] = []
  const changes: Change[] = []
  const read = async ({ storefront, path, what }: StepOf) => {
    const beganAt = time.now()
    const isAuthor = what === "author's read"
    const target = paths[path] ?? ""
    const seen = (await storefronts[storefront]?.(host, target, isAuthor ? beganAt : undefined)) as number[]
    reads.push({ storefront, beganAt, endedAt: time.now(), path: target, seen, isAuthor })
  }
  for (const it of steps) {
    time.later(it.at, () => {
      if (it.what === "registry" || it.what === "site") {
        servers[it.what]++
        changes.push({ endedAt: time.now(), made: [servers.registry, servers.site] })
      } else void read(it)
    })
  }
  await time.run()
  return { reads, changes }
}
type Ran = Awaited<ReturnType<typeof run>>
type StepOf = typeof step extends fc.Arbitrary<infer T> ? T : never

const includes = (seen: readonly number[], made: readonly number[]): boolean =>
  made.every((it, kind) => (seen[kind] ?? 0) >= it)

/** Long scenarios: a response from memory takes three reads of one path through one storefront. */
const scenario = [
  fc.array(step, { maxLength: 30, size: "max" }),
  fc.array(delay, { minLength: 7, maxLength: 31 }),
] as const
/** The limit ends the search for the smallest example before the test's own limit would hide the one that was found. */
const runs = { numRuns: 400, interruptAfterTimeLimit: 15_000 }

/** @throws Error if a response lacks a change that was acknowledged a lease before its request */
function includesAcknowledgedChanges({ reads, changes }: Ran): void {
  for (const it of reads)
    for (const { endedAt, made } of changes)
      if (endedAt < it.beganAt - leaseMs && !includes(it.seen, made))
        throw new Error(`${JSON.stringify(it)} lacks ${JSON.stringify(made)} of ${endedAt}`)
}

/** @throws Error if a change's author gets a response without it, through either storefront */
function showsAuthorsTheirChanges({ reads, changes }: Ran): void {
  for (const it of reads.filter(({ isAuthor }) => isAuthor))
    for (const { endedAt, made } of changes)
      if (endedAt < it.beganAt && !includes(it.seen, made))
        throw new Error(`The author's ${JSON.stringify(it)} lacks ${JSON.stringify(made)} of ${endedAt}`)
}

/** @throws Error if a response is older than an earlier one of the same path and storefront */
function neverGoesBack({ reads }: Ran): void {
  for (const later of reads)
    for (const earlier of reads)
      if (
        earlier.storefront === later.storefront &&
        earlier.path === later.path &&
        earlier.endedAt < later.beganAt &&
        !includes(later.seen, earlier.seen)
      )
        throw new Error(`${JSON.stringify(later)} is older than ${JSON.stringify(earlier)}`)
}

it.each(kinds)("%s holds changes after a lease, authors' at once, and never goes back", async (_, cache) => {
  await fc.assert(
    fc.asyncProperty(...scenario, async (steps, delays) => {
      const ran = await run(cache, steps, delays)
      includesAcknowledgedChanges(ran)
      showsAuthorsTheirChanges(ran)
      neverGoesBack(ran)
    }),
    runs
  )
})

it("numbers that repeat after a failover don't make an old response current", async () => {
  const time = new SimulatedTime()
  const servers = new SimulatedServers(time, () => ({ there: 1, between: 1, back: 1 }))
  const get = publicCache(servers.call, new VersionBoard(askVersions(servers.call, "secret"), time.now))
  const seen: unknown[] = []
  const read = () =>
    void get(host, "/api/content", {}).then((it) => seen.push(isResponse(it) ? null : it.version))
  time.later(0, read)
  time.later(100, read)
  time.later(200, () => (servers.timeline = "b"))
  const before = servers.requests
  time.later(300, () => {
    before.length = 0
    read()
  })
  await time.run()
  expect(before.filter((it) => it === "/api/content")).toHaveLength(1)
  expect(seen).toEqual([1, 1, 1])
})
