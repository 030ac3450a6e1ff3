/** @jest-environment node */
import { pageCache } from "./page-cache"
import { publicCache } from "./public-cache"
import type { Answer, Call } from "./medusa-client"

const answer = (status: number, body: unknown, etag?: string): Answer => ({
  status,
  headers: etag ? { etag } : {},
  body: body === null ? "" : JSON.stringify(body),
})

describe("kept pages", () => {
  const stone = { name: "Ruby" }

  it("come back with a nonce of their own while their data is the same", async () => {
    const pages = pageCache()
    const html = Buffer.from('<script nonce="one">"₹"</script><style nonce="one">')
    pages.keep("http://a/", html, "one", [{ path: "/api/x", value: stone }])
    const found = await pages.find("http://a/", "two", () => Promise.resolve(stone))
    expect(found?.toString()).toBe('<script nonce="two">"₹"</script><style nonce="two">')
    expect(html.toString()).toContain("one")
    expect(await pages.find("http://b/", "two", () => Promise.resolve(stone))).toBeNull()
  })

  it("are gone once any of it has changed", async () => {
    const pages = pageCache()
    pages.keep("http://a/", Buffer.from("<p>"), "one", [{ path: "/api/x", value: stone }])
    expect(await pages.find("http://a/", "two", () => Promise.resolve({ name: "Ruby" }))).toBeNull()
    expect(await pages.find("http://a/", "two", () => Promise.resolve(stone))).toBeNull()
  })
})

describe("public answers", () => {
  it("are asked for by ETag, come back as the same object, and never cross hosts", async () => {
    const asked: string[] = []
    const call: Call = (_method, path, headers) => {
      asked.push(`${headers["host"] ?? ""} ${path} ${headers["if-none-match"] ?? "-"}`)
      return Promise.resolve(
        headers["if-none-match"] === "v1" ? answer(304, null) : answer(200, ["ruby"], "v1")
      )
    }
    const get = publicCache(call)
    const first = await get("a", "/api/faqs", { host: "a" }, 0)
    const second = await get("a", "/api/faqs", { host: "a" }, 0)
    await get("a", "/api/faqs", { host: "a" }, 60_000)
    await get("b", "/api/faqs", { host: "b" }, 60_000)
    expect(second).toBe(first)
    expect(asked).toEqual(["a /api/faqs -", "a /api/faqs v1", "b /api/faqs -"])
  })

  it("are the same object without an ETag too, when the text is the same", async () => {
    let body: unknown = ["ruby"]
    const get = publicCache(() => Promise.resolve(answer(200, body)))
    const first = await get("a", "/api/faqs", {}, 0)
    expect(await get("a", "/api/faqs", {}, 0)).toBe(first)
    body = ["emerald"]
    expect(await get("a", "/api/faqs", {}, 0)).not.toBe(first)
  })
})
