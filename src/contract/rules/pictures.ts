/**
 * Widths of a picture's copies in pixels, stored beside the full size as `{hash}-{width}.webp`. They match what screens
 * show: a card in two columns on a phone (320, 480), in three on a desktop or filling a phone (640, 800), and the same
 * on high-density screens.
 */
export const pictureWidths = [320, 480, 640, 800, 960, 1280] as const
export const fullPictureWidth = 1600

/** Max pictures per product. */
export const maxPictures = 5
/** Max size of a picture file. */
export const maxPictureBytes = 10 * 1024 * 1024

/** The brand's pictures, with the max file size of each. */
export const maxBrandBytes = {
  logo: 5 * 1024 * 1024,
  heroImage: maxPictureBytes,
  favicon: 1024 * 1024,
} as const
export type BrandPicture = keyof typeof maxBrandBytes
/** Icon sizes in pixels for browser tabs and home screens; the last one is the picture itself. */
export const iconSizes = [32, 180, 192] as const
