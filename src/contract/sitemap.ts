import { z } from "zod"

export const sitemapQuery = z.object({
  limit: z.coerce.number().int().min(1).max(5_000).default(1_000),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
})
export type SitemapQuery = z.infer<typeof sitemapQuery>

/** Slugs only: the sitemap needs nothing else of a product. */
export const sitemap = z.array(z.string())
export type Sitemap = z.infer<typeof sitemap>
