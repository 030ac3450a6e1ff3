/** @jest-environment node */
import { askVersions } from "../cache/ask-versions"
import { SimulatedServers } from "../cache/simulated-servers"
import { SimulatedTime } from "../cache/simulated-time"
import { VersionBoard } from "../cache/version-board"
import { simulatedVisitor } from "./simulated-visitor"

const host = "neelam.example"
const path = "/api/faqs"

/** A storefront whose requests take 10 ms to the server, 2 ms between its reads, and 10 ms back. */
function world() {
  const time = new SimulatedTime()
  const servers = new SimulatedServers(time, () => ({ there: 10, between: 1, back: 10 }))
  const read = simulatedVisitor(servers, new VersionBoard(askVersions(servers.call, "secret"), time.now))
  const seen: unknown[] = []
  return {
    servers,
    seen,
    /** Requests for data, without those for versions. */
    requests: () => servers.requests.filter((it) => it === path).length,
    at: (ms: number, work: () => void) => time.later(ms, work),
    visit: (of = host) => void read(of, path).then((it) => seen.push(it)),
    run: () => time.run(),
  }
}

describe("an API response in memory", () => {
  it("is served without a request from the third visit on", async () => {
    const { at, visit, run, requests, seen } = world()
    for (const ms of [0, 100, 200, 300, 1_000]) at(ms, () => visit())
    await run()
    expect(seen).toHaveLength(5)
    expect(requests()).toBe(2)
  })

  it("is never served to another host", async () => {
    const { at, visit, run, requests } = world()
    for (const ms of [0, 100, 200]) at(ms, () => visit())
    at(300, () => visit("panna.example"))
    await run()
    expect(requests()).toBe(3)
  })

  it("is read once after a change, however many visitors come at once", async () => {
    const { at, visit, run, requests, servers, seen } = world()
    at(0, () => visit())
    at(100, () => visit())
    at(200, () => servers.site++)
    for (let n = 0; n < 20; n++) at(300, () => visit())
    await run()
    expect(requests()).toBe(3)
    expect(seen.slice(2)).toEqual(Array.from({ length: 20 }, () => [0, 1]))
  })
})
