import type { Route } from "./+types/sitemap"
import type { Api } from "~/lib/api"
import { requestPage } from "~/lib/request"

const pages = ["/", "/shop", "/faq", "/contact"]
const pageSize = 1000
/** A sitemap may list 50,000 addresses. */
const most = 50_000 - pages.length

const escaped = (it: string): string =>
  it.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

async function slugs(api: Api): Promise<string[]> {
  const all: string[] = []
  for (;;) {
    const query = new URLSearchParams({ limit: String(pageSize), offset: String(all.length) })
    const { items, total } = await requestPage(api, "GET /api/products", query)
    all.push(...items.map((it) => it.slug))
    if (items.length === 0 || all.length >= Math.min(total, most)) return all.slice(0, most)
  }
}

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const paths = [...pages, ...(await slugs(context.api)).map((it) => `/products/${encodeURIComponent(it)}`)]
  const urls = paths.map((path) => `<url><loc>${escaped(context.origin + path)}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=600" },
  })
}
