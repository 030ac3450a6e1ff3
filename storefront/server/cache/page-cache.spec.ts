/** @jest-environment node */
import { gunzipSync } from "node:zlib"
import type { PageHtml } from "~/lib/page-html"
import { gzipOf, stored } from "../render/gzip"
import { pageCache } from "./page-cache"

const page = (before: string, after = ""): PageHtml => ({
  before: Buffer.from(before),
  after: Buffer.from(after),
})
const textOf = (html?: PageHtml): string | undefined =>
  html && `${html.before.toString()}|${html.after.toString()}`

describe("cached pages", () => {
  const sources = [{ path: "/api/x", version: 1 }]
  const version = (it: number) => () => Promise.resolve(it)

  it("are served with a new nonce while their data is unchanged", async () => {
    const pages = pageCache()
    const html = page('<script nonce="one">"₹"</script><style nonce="one">', '</style><script nonce="one">')
    pages.keep("a/", "http://a", html, "one", sources)
    const found = await pages.find("a/", "http://a", "two", version(1))
    expect(textOf(found?.html)).toBe(
      '<script nonce="two">"₹"</script><style nonce="two">|</style><script nonce="two">'
    )
    expect(textOf(html)).not.toContain("two")
    expect(await pages.find("b/", "http://b", "two", version(1))).toBeNull()
  })

  it("are compressed once and decompress to the same page", async () => {
    const pages = pageCache()
    pages.keep("a/", "http://a", page('<b nonce="one">', '<i nonce="one"></i><p>'), "one", sources)
    for (const nonce of ["two", "six"]) {
      const found = await pages.find("a/", "http://a", nonce, version(1))
      if (!found) throw new Error("The page was not kept")
      const { before, after } = await found.deflated()
      const pieces = [...before, ...after].map((it) => it ?? stored(Buffer.from(nonce)))
      const bytes = [found.html.before, found.html.after]
      expect(gunzipSync(gzipOf(pieces, bytes)).toString()).toBe(
        `<b nonce="${nonce}"><i nonce="${nonce}"></i><p>`
      )
    }
    const first = await (await pages.find("a/", "http://a", "two", version(1)))?.deflated()
    expect(await (await pages.find("a/", "http://a", "two", version(1)))?.deflated()).toBe(first)
  })

  it("are dropped when any of their data changes", async () => {
    const pages = pageCache()
    pages.keep("a/", "http://a", page("<p>"), "one", sources)
    expect(await pages.find("a/", "http://a", "two", version(2))).toBeNull()
    expect(await pages.find("a/", "http://a", "two", version(1))).toBeNull()
  })

  it("of one port are never served to another port, where their links would be wrong", async () => {
    const pages = pageCache()
    pages.keep("a/", "http://a:1", page("<p>"), "one", sources)
    expect(await pages.find("a/", "http://a:2", "two", version(1))).toBeNull()
    pages.keep("a/", "http://a:2", page("<b>"), "one", sources)
    expect(await pages.find("a/", "http://a:1", "two", version(1))).toBeNull()
    expect(textOf((await pages.find("a/", "http://a:2", "two", version(1)))?.html)).toBe("<b>|")
  })

  it("stay within their memory budget: large pages evict the oldest", async () => {
    const pages = pageCache()
    const html = { before: Buffer.alloc(100_000), after: Buffer.alloc(150_000) }
    const kept = async (at: number): Promise<boolean> =>
      (await pages.find(`a/?${at}`, "http://a", "two", version(1))) !== null
    for (let at = 0; at < 140; at++) pages.keep(`a/?${at}`, "http://a", html, "one", sources)
    const found = await Promise.all(Array.from({ length: 140 }, (_, at) => kept(at)))
    expect(found.filter(Boolean)).toHaveLength(133)
    expect(found[0]).toBe(false)
    expect(found[139]).toBe(true)
  })
})
