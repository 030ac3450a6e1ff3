/** Loads the whole payment code before a payment starts, so that no later part can fail to load. */
export const loadPaying = () => import("./paying")
