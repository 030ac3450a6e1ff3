/** @jest-environment node */
import type { User } from "@contract/auth"
import type { Edge } from "./edge"
import type { Call } from "../medusa-client"
import { KnownCallers } from "./known-callers"
import { apiOpener } from "./open-api"
import { publicCache } from "../cache/public-cache"
import { VersionBoard } from "../cache/version-board"

const cookie = (letter: string): string => `ratna_session=${letter.repeat(43)}`
const edgeOf = (hostname: string): Edge => ({
  ...{ requestId: "1", host: hostname, hostname, protocol: "http", address: "10.0.0.1", isKnown: false },
})

describe("a page request with a cookie", () => {
  let lookUps: (string | undefined)[] = []
  let status = 401
  const call: Call = (_method, _path, headers) => {
    lookUps.push(headers["cookie"])
    const isAsha = headers["x-forwarded-host"] === "a.test" && headers["cookie"] === cookie("k")
    return Promise.resolve(
      isAsha
        ? { status: 200, headers: {}, body: JSON.stringify({ name: "Asha" }) }
        : { status, headers: {}, body: JSON.stringify({ error: "Refused", code: "REFUSED" }) }
    )
  }
  const known = new KnownCallers()
  const open = apiOpener({
    call,
    publicGet: publicCache(call, new VersionBoard(() => Promise.reject(new Error("none")))),
    edgeSecret: "secret",
    known,
  })
  const visit = (sent?: string, hostname = "a.test") => open(edgeOf(hostname), sent, () => undefined)
  const hasSession = async (sent?: string, hostname?: string): Promise<boolean> =>
    (await visit(sent, hostname)).hasSession

  beforeEach(() => {
    lookUps = []
    status = 401
  })

  it("that is invalid gets the visitors' page after at most one look-up", async () => {
    expect([await hasSession(), await hasSession("ratna_session=bad")]).toEqual([false, false])
    expect(lookUps).toEqual([])
    known.note("a.test", { cookie: cookie("u") }, true)
    for (let n = 0; n < 3; n++) expect(await hasSession(cookie("u"))).toBe(false)
    expect(known.has("a.test", { cookie: cookie("u") })).toBe(false)
    expect(lookUps).toHaveLength(1)
  })

  it("sends an unknown session to no further endpoint", async () => {
    const { api } = await visit(cookie("v"))
    await expect(api.get("/api/auth/me")).rejects.toMatchObject({ status: 401 })
    expect(lookUps).toEqual([cookie("v"), undefined])
  })

  it("of a signed-in account gets its own page, with the one look-up that the page needs anyway", async () => {
    const { api, hasSession: isSignedIn, sources } = await visit(cookie("k"))
    expect(isSignedIn).toBe(true)
    expect(await api.get<User>("/api/auth/me")).toEqual({ name: "Asha" })
    expect(known.has("a.test", { cookie: cookie("k") })).toBe(true)
    expect(known.has("b.test", { cookie: cookie("k") })).toBe(false)
    expect(lookUps).toHaveLength(1)
    // The page must not be shared.
    expect(sources()).toBeNull()
  })

  it("that is unknown to one tenant is looked up for another", async () => {
    expect(await hasSession(cookie("k"), "b.test")).toBe(false)
    expect(await hasSession(cookie("k"), "a.test")).toBe(true)
  })

  it("is not treated as unknown when the look-up failed or was rate-limited", async () => {
    status = 503
    expect(await hasSession(cookie("m"))).toBe(true)
    status = 429
    await expect(visit(cookie("m"))).rejects.toMatchObject({ status: 429 })
    status = 401
    expect(await hasSession(cookie("m"))).toBe(false)
    expect(lookUps).toHaveLength(3)
  })
})
