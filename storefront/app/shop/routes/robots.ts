import type { Route } from "./+types/robots"

/** Excludes pages that are private to a visitor from search engines. */
const closed = [
  "/api/",
  "/cart",
  "/checkout",
  "/profile",
  "/orders/",
  "/forgot-password",
  "/reset-password",
  "/admin",
  "/superadmin",
]

export function loader({ context }: Route.LoaderArgs): Response {
  const lines = [
    "User-agent: *",
    ...closed.map((it) => `Disallow: ${it}`),
    "",
    `Sitemap: ${context.origin}/sitemap.xml`,
    "",
  ]
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  })
}
