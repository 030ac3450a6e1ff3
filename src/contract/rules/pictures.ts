/**
 * A picture's widths in pixels: its full size, and the narrower copies beside it, as `{hash}-{width}.webp`. They are
 * what screens show: a card in two columns on a phone (320, 480), in three on a desktop or filling a phone (640, 800),
 * and the same on dense screens.
 */
export const pictureWidths = [320, 480, 640, 800, 960, 1280] as const
export const fullPictureWidth = 1600

/** A stone has at most so many. */
export const maxPictures = 5
/** The largest file of one that is taken. */
export const maxPictureBytes = 10 * 1024 * 1024

/** The brand's pictures, and the largest file that is taken of each. */
export const maxBrandBytes = {
  logo: 5 * 1024 * 1024,
  heroImage: maxPictureBytes,
  favicon: 1024 * 1024,
} as const
export type BrandPicture = keyof typeof maxBrandBytes
/** Icons for browsers' tabs and for phones' screens, in pixels; the last one is the picture itself. */
export const iconSizes = [32, 180, 192] as const
