import { pageHtml } from "./page-html"

const sent = (rendered: string): string => {
  const { before, after } = pageHtml(Buffer.from(rendered), "/*here*/")
  return `${before.toString()}b{}${after.toString()}`
}

it("has the style where the style belongs, whatever the page's title says", () => {
  const rendered = "<head><title>/*here*/</title><style>/*here*/</style></head>"
  expect(sent(rendered)).toBe("<head><title>/*here*/</title><style>b{}</style></head>")
})

it("is never sent without its style", () => {
  expect(() => pageHtml(Buffer.from("<head></head>"), "/*here*/")).toThrow("no place")
})
