/**
 * Widths of a picture's copies in pixels, stored beside the full size as `{hash}-{width}.webp`. They match what screens
 * show: a card in two columns on a phone (320, 480), in three on a desktop or filling a phone (640, 800), the same on
 * high-density screens, and a picture as wide as a desktop's window (1600, 1920).
 */
export const pictureWidths = [320, 480, 640, 800, 960, 1280, 1600, 1920] as const
/** Max width of the full picture: that of a desktop's window on a high-density screen. The zoom shows this one. */
export const fullPictureWidth = 2560

/** Size of the JPEG that messengers and social networks show with a link; few of them read WebP. */
export const socialPicture = { width: 1200, height: 630 } as const

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
/** Max size of the file with a signature. */
export const maxSignatureBytes = 5 * 1024 * 1024
export type BrandPicture = keyof typeof maxBrandBytes
/** Icon sizes in pixels for browser tabs and home screens; the last one is the picture itself. */
export const iconSizes = [32, 180, 192] as const
