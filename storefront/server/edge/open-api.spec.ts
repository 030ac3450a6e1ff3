/** @jest-environment node */
import type { User } from "@contract/auth"
import type { Edge } from "./edge"
import type { Call } from "../medusa-client"
import { apiOpener } from "./open-api"
import { publicCache } from "../cache/public-cache"

const cookie = (letter: string): string => `ratna_session=${letter.repeat(43)}`
const edgeOf = (hostname: string): Edge => ({
  ...{ requestId: "1", host: hostname, hostname, protocol: "http", address: "10.0.0.1" },
})

describe("a page for a cookie", () => {
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
  const open = apiOpener({ call, publicGet: publicCache(call).get, edgeSecret: "secret" })
  const visit = (sent?: string, hostname = "a.test") => open(edgeOf(hostname), sent, () => undefined)
  const hasSession = async (sent?: string, hostname?: string): Promise<boolean> =>
    (await visit(sent, hostname)).hasSession

  beforeEach(() => {
    lookUps = []
    status = 401
  })

  it("that means nothing is the visitors' page, after one look-up at most", async () => {
    expect([await hasSession(), await hasSession("ratna_session=bad")]).toEqual([false, false])
    expect(lookUps).toEqual([])
    for (let n = 0; n < 3; n++) expect(await hasSession(cookie("u"))).toBe(false)
    expect(lookUps).toHaveLength(1)
  })

  it("sends a session that is unknown nowhere else", async () => {
    const { api } = await visit(cookie("v"))
    await expect(api.get("/api/auth/me")).rejects.toMatchObject({ status: 401 })
    expect(lookUps).toEqual([cookie("v"), undefined])
  })

  it("of somebody signed in is theirs, by the one look-up that the page makes anyway", async () => {
    const { api, hasSession: isSignedIn, sources } = await visit(cookie("k"))
    expect(isSignedIn).toBe(true)
    expect(await api.get<User>("/api/auth/me")).toEqual({ name: "Asha" })
    expect(lookUps).toHaveLength(1)
    // Nobody else is to get it.
    expect(sources()).toBeNull()
  })

  it("that is unknown in one shop is looked up in another", async () => {
    expect(await hasSession(cookie("k"), "b.test")).toBe(false)
    expect(await hasSession(cookie("k"), "a.test")).toBe(true)
  })

  it("is not called unknown because a look-up failed or was refused for its number", async () => {
    status = 503
    expect(await hasSession(cookie("m"))).toBe(true)
    status = 429
    await expect(visit(cookie("m"))).rejects.toMatchObject({ status: 429 })
    status = 401
    expect(await hasSession(cookie("m"))).toBe(false)
    expect(lookUps).toHaveLength(3)
  })
})
