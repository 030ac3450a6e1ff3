/** @jest-environment node */
import { gunzipSync } from "node:zlib"
import type { PageHtml } from "~/lib/page-html"
import { gzipOf, stored } from "../render/gzip"
import { type KeptPage, PageCache } from "./page-cache"

const page = (before: string, after = ""): PageHtml => ({
  before: Buffer.from(before),
  after: Buffer.from(after),
})
const textOf = (kept: KeptPage | null, nonce: string): string | undefined =>
  kept
    ? [kept.pieces.before, kept.pieces.after]
        .map((pieces) => pieces.map((it) => it?.toString() ?? nonce).join(""))
        .join("|")
    : undefined

const stampAt = (site: number): string => `site ten_1 t.1.${site}`
const sources = [{ path: "/api/x", version: 1, stamp: stampAt(1) }]
const made = { sources, robots: undefined }
/** The stamps of the board. */
const now =
  (site: number, catalog = 0) =>
  () =>
    Promise.resolve({ registry: "t.1", site: stampAt(site), catalog: `catalog ten_1 t.1.${catalog}` })
const versionAt = (version: number, stamp: string) => () => Promise.resolve({ version, stamp })

describe("cached pages", () => {
  it("are served with a new nonce while the stamps of their data are current", async () => {
    const pages = new PageCache()
    const html = page('<script nonce="one">"₹"</script><style nonce="one">', '</style><script nonce="one">')
    pages.keep("a/", "http://a", html, "one", made)
    expect(textOf(await pages.find("a/", "http://a", now(1)), "longer")).toBe(
      '<script nonce="longer">"₹"</script><style nonce="longer">|</style><script nonce="longer">'
    )
    expect(await pages.find("b/", "http://b", now(1))).toBeNull()
  })

  it("are compressed once and decompress to the same page", async () => {
    const pages = new PageCache()
    pages.keep("a/", "http://a", page('<b nonce="one">', '<i nonce="one"></i><p>'), "one", made)
    for (const nonce of ["two", "seven"]) {
      const found = await pages.find("a/", "http://a", now(1))
      if (!found) throw new Error("The page was not kept")
      const filled = ({ before, after }: KeptPage["pieces"], own: Buffer): Buffer[] =>
        [...before, ...after].map((it) => it ?? own)
      const own = Buffer.from(nonce)
      const bytes = gzipOf(filled(await found.deflated(), stored(own)), filled(found.pieces, own))
      expect(gunzipSync(bytes).toString()).toBe(`<b nonce="${nonce}"><i nonce="${nonce}"></i><p>`)
    }
    const first = await (await pages.find("a/", "http://a", now(1)))?.deflated()
    expect(await (await pages.find("a/", "http://a", now(1)))?.deflated()).toBe(first)
  })

  it("are not served by their stamps after a change, and when the versions are unknown", async () => {
    const pages = new PageCache()
    pages.keep("a/", "http://a", page("<p>"), "one", made)
    expect(await pages.find("a/", "http://a", now(2))).toBeNull()
    expect(await pages.find("a/", "http://a", () => Promise.resolve(undefined))).toBeNull()
    expect(await pages.find("a/", "http://a", now(1))).not.toBeNull()
  })

  it("are not served by their stamps unless each of their sources has a current one", async () => {
    const pages = new PageCache()
    const catalog = { path: "/api/y", version: 2, stamp: "catalog ten_1 t.1.5" }
    pages.keep("a/", "http://a", page("<p>"), "one", { sources: [...sources, catalog], robots: undefined })
    expect(await pages.find("a/", "http://a", now(1, 6))).toBeNull()
    expect(await pages.find("a/", "http://a", now(1, 5))).not.toBeNull()
    for (const others of [[], [{ ...catalog, stamp: undefined }]]) {
      pages.keep("b/", "http://b", page("<p>"), "one", { sources: others, robots: undefined })
      expect(await pages.find("b/", "http://b", now(1, 5))).toBeNull()
    }
  })

  it("stay valid when a change leaves all of their data as it was", async () => {
    const pages = new PageCache()
    pages.keep("a/", "http://a", page("<p>"), "one", { sources, robots: "noindex" })
    expect(await pages.revalidate("a/", "http://a", versionAt(1, stampAt(2)))).not.toBeNull()
    expect(await pages.find("a/", "http://a", now(2))).toMatchObject({ robots: "noindex" })
  })

  it("are dropped when any of their data changes", async () => {
    const pages = new PageCache()
    pages.keep("a/", "http://a", page("<p>"), "one", made)
    expect(await pages.revalidate("a/", "http://a", versionAt(2, stampAt(2)))).toBeNull()
    expect(await pages.revalidate("a/", "http://a", versionAt(1, stampAt(1)))).toBeNull()
  })

  it("of one port are never served to another port, where their links would be wrong", async () => {
    const pages = new PageCache()
    pages.keep("a/", "http://a:1", page("<p>"), "one", made)
    expect(await pages.find("a/", "http://a:2", now(1))).toBeNull()
    pages.keep("a/", "http://a:2", page("<b>"), "one", made)
    expect(await pages.find("a/", "http://a:1", now(1))).toBeNull()
    expect(textOf(await pages.find("a/", "http://a:2", now(1)), "two")).toBe("<b>|")
  })

  it("stay within their memory budget: large pages evict the oldest", async () => {
    const pages = new PageCache()
    const html = { before: Buffer.alloc(100_000), after: Buffer.alloc(150_000) }
    const kept = async (at: number): Promise<boolean> =>
      (await pages.find(`a/?${at}`, "http://a", now(1))) !== null
    for (let at = 0; at < 140; at++) pages.keep(`a/?${at}`, "http://a", html, "one", made)
    const found = await Promise.all(Array.from({ length: 140 }, (_, at) => kept(at)))
    expect(found.filter(Boolean)).toHaveLength(133)
    expect(found[0]).toBe(false)
    expect(found[139]).toBe(true)
  })
})
