import { heroTexts } from "@contract/texts/hero"
import { sharedPicture } from "./images"
import { textOf, useSite } from "./site"

interface SeoProps {
  /** Title of this page; the tenant's name is appended. Without it, the tenant's own title is used. */
  title?: string | undefined
  description?: string | undefined
  /** Path of the canonical address, without query. */
  path: string
  image?: string | null | undefined
  type?: "website" | "product"
  /** For pages that are private to one visitor or of no use to others. */
  noIndex?: boolean
}

/** Title, description, canonical and Open Graph tags of a page. React moves them to the head. */
export function Seo({ title, description, path, image, type = "website", noIndex = false }: SeoProps) {
  const { branding, content, origin, home } = useSite()
  const { brandName, tagline, seo } = branding
  const shopTitle = seo.title ?? (tagline ? `${brandName} – ${tagline}` : brandName)
  const fullTitle = title ? `${title} – ${brandName}` : shopTitle
  const summary = description ?? seo.description ?? textOf(content, heroTexts)("hero_subtitle")
  const given = image ?? branding.heroImage ?? branding.logo
  const picture = given && sharedPicture(given)
  const url = home + path
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      {seo.keywords && <meta name="keywords" content={seo.keywords} />}
      {(noIndex || branding.site?.isPreview) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={brandName} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="en_IN" />
      {picture && <meta property="og:image" content={new URL(picture.url, origin).href} />}
      {picture && picture.size && (
        <>
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(picture.size.width)} />
          <meta property="og:image:height" content={String(picture.size.height)} />
        </>
      )}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
    </>
  )
}

/** Structured data for search engines. `<` is escaped, so that no text can end the element. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c")
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** Breadcrumbs as structured data; each `path` is on this tenant's origin. */
export function breadcrumbData(
  origin: string,
  steps: { label: string; path: string }[]
): Record<string, unknown> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  }
}
