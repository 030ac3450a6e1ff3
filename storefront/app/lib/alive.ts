/** Told to the window when React has begun to listen. */
export const handsOver = "ratna:hands-over"

/** Told to the window when all of the page answers. */
export const alive = "ratna:alive"
