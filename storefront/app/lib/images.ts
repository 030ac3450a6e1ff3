import { fullPictureWidth, pictureWidths, socialPicture } from "@contract/rules/pictures"

const ending = ".webp"
const variant = (url: string, width: number): string => `${url.slice(0, -ending.length)}-${width}${ending}`
const hasVariants = (url: string): boolean => url.startsWith("/static/") && url.endsWith(ending)

/**
 * Attributes of a responsive picture. `sizes` is the width at which it is shown; external pictures come in one size.
 */
export function pictureSource(url: string, sizes: string): { src: string; srcSet?: string; sizes?: string } {
  if (!hasVariants(url)) return { src: url }
  const narrower = pictureWidths.map((width) => `${variant(url, width)} ${width}w`)
  return { src: variant(url, 960), srcSet: [...narrower, `${url} ${fullPictureWidth}w`].join(", "), sizes }
}

/** The smallest variant, for thumbnails. */
export const thumbnail = (url: string): string => (hasVariants(url) ? variant(url, 320) : url)

/** A picture for links that are shared; its size is known for pictures of our own. */
export const sharedPicture = (url: string): { url: string; size?: typeof socialPicture } =>
  hasVariants(url)
    ? { url: `${url.slice(0, -ending.length)}-${String(socialPicture.width)}.jpg`, size: socialPicture }
    : { url }
