/** The widths that every uploaded picture comes in, beside its original. */
const widths = [320, 640, 960] as const

const variant = (url: string, width: number): string => url.replace(/\.webp$/, `-${width}.webp`)

/** Attributes of a responsive picture. `sizes` says how wide it is shown; foreign pictures come in one size. */
export function pictureSource(url: string, sizes: string): { src: string; srcSet?: string; sizes?: string } {
  if (!url.startsWith("/static/") || !url.endsWith(".webp")) return { src: url }
  return {
    src: variant(url, 640),
    srcSet: widths.map((width) => `${variant(url, width)} ${width}w`).join(", "),
    sizes,
  }
}

/** The smallest variant, for thumbnails. */
export const thumbnail = (url: string): string =>
  url.startsWith("/static/") && url.endsWith(".webp") ? variant(url, 320) : url
