/** Whole, before anything is asked for: what comes after a payment must not be missing then. */
export const loadPaying = () => import("./paying")
