import { createContext } from "react"

/** Known on the server only: browsers hide it from scripts, and hydration needs none. */
export const NonceContext = createContext<string | undefined>(undefined)
