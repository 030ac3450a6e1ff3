import { useMedia } from "./use-media"

/** Whether the window is wide enough for a table. */
export const useWide = (): boolean => useMedia("(min-width: 48rem)", true)
