import { pageHtml } from "./page-html"

it("names no script ahead of a page's style and picture", () => {
  const rendered =
    '<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><style>/*here*/</style>' +
    '<link rel="preload" as="image" href="/c.webp"/><link rel="modulepreload" href="/d.js"/></head>'
  const { before, after } = pageHtml(rendered, "/*here*/")
  expect(`${before.toString()}b{}${after.toString()}`).toBe(
    '<head><style>b{}</style><link rel="preload" as="image" href="/c.webp"/></head>'
  )
})

it("has the style where the style belongs, whatever the page's title says", () => {
  const rendered = "<head><title>/*here*/</title><style>/*here*/</style></head>"
  expect(pageHtml(rendered, "/*here*/").before.toString()).toBe("<head><title>/*here*/</title><style>")
})

it("is never sent without its style", () => {
  expect(() => pageHtml("<head></head>", "/*here*/")).toThrow("no place")
})
