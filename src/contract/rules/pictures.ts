/** A picture's widths in pixels: its full size, and the narrower copies beside it, as `{hash}-{width}.webp`. */
export const pictureWidths = [320, 640, 960] as const
export const fullPictureWidth = 1600

/** A stone has at most so many. */
export const maxPictures = 5
