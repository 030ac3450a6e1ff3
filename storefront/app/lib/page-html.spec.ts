import { pageHtml } from "./page-html"

const sent = (rendered: string): string => {
  const { before, after } = pageHtml(Buffer.from(rendered), "/*here*/")
  return `${before.toString()}b{}${after.toString()}`
}

it("lets the browser load no script before a page's picture, and lists all of them for later", () => {
  const rendered =
    '<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><style>/*here*/</style>' +
    '<link rel="preload" as="image" href="/c.webp"/><link rel="modulepreload" href="/d.js"/></head><p>₹</p>' +
    '<script nonce="n" type="module" async="">import "/d.js"</script>'
  expect(sent(rendered)).toBe(
    '<head><style>b{}</style><link rel="preload" as="image" href="/c.webp"/></head><p>₹</p>' +
      '<script nonce="n" type="text/plain" data-imports="/assets/a.js /d.js">import "/d.js"</script>'
  )
})

it("leaves a page without a module script as it is", () => {
  expect(sent("<head><style>/*here*/</style></head><p>1</p>")).toBe("<head><style>b{}</style></head><p>1</p>")
})

it("inserts the style at its placeholder, whatever the page's title contains", () => {
  const rendered = "<head><title>/*here*/</title><style>/*here*/</style></head>"
  expect(sent(rendered)).toBe("<head><title>/*here*/</title><style>b{}</style></head>")
})

it("is never sent without its style", () => {
  expect(() => pageHtml(Buffer.from("<head></head>"), "/*here*/")).toThrow("no place")
})
