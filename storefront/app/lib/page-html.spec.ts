import { pageHtml } from "./page-html"

it("names no script ahead of a page's style and picture", () => {
  const rendered =
    '<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><style>b{}</style>' +
    '<link rel="preload" as="image" href="/c.webp"/><link rel="modulepreload" href="/d.js"/></head>'
  expect(pageHtml(rendered).toString()).toBe(
    '<head><style>b{}</style><link rel="preload" as="image" href="/c.webp"/></head>'
  )
})
