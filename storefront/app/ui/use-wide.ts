import { useMedia } from "./use-media"

/** Whether the window has room for a table. */
export const useWide = (): boolean => useMedia("(min-width: 48rem)", true)
