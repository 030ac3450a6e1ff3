import { pageHtml } from "./page-html"

const sent = (rendered: string): string => {
  const { before, after } = pageHtml(Buffer.from(rendered), "/*here*/")
  return `${before.toString()}b{}${after.toString()}`
}

it("names no script before a page's style and picture", () => {
  const rendered =
    '<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><style>/*here*/</style>' +
    '<link rel="preload" as="image" href="/c.webp"/><link rel="modulepreload" href="/d.js"/></head><p>₹</p>'
  expect(sent(rendered)).toBe(
    '<head><style>b{}</style><link rel="preload" as="image" href="/c.webp"/></head><p>₹</p>'
  )
})

it("inserts the style at its placeholder, whatever the page's title contains", () => {
  const rendered = "<head><title>/*here*/</title><style>/*here*/</style></head>"
  expect(sent(rendered)).toBe("<head><title>/*here*/</title><style>b{}</style></head>")
})

it("is never sent without its style", () => {
  expect(() => pageHtml(Buffer.from("<head></head>"), "/*here*/")).toThrow("no place")
})
