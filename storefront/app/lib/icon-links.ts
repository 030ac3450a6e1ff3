import { iconSizes } from "@contract/rules/pictures"

interface IconLink {
  rel: string
  href: string
  sizes?: string
}

const ending = ".png"
/** The size that phones put on their screens. */
const touchSize = 180

/** The icons of a shop's pages: those that we keep come in several sizes, a drawing or a foreign one is every size. */
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
