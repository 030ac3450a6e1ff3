import { iconSizes } from "@contract/rules/pictures"

interface IconLink {
  rel: string
  href: string
  sizes?: string
}

const ending = ".png"
/** Icon size for the home screens of phones. */
const touchSize = 180

/**
 * The icon links of a tenant's pages. Stored icons come in several sizes; an SVG or an external icon serves every size.
 */
export function iconLinks(favicon: string | null): IconLink[] {
  if (!favicon?.startsWith("/static/") || !favicon.endsWith(ending)) {
    return [{ rel: "icon", href: favicon ?? "/favicon.svg" }]
  }
  const base = favicon.slice(0, -ending.length)
  return iconSizes.map((size) => ({
    rel: size === touchSize ? "apple-touch-icon" : "icon",
    sizes: `${size}x${size}`,
    href: size === Math.max(...iconSizes) ? favicon : `${base}-${size}${ending}`,
  }))
}
