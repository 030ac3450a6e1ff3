import { createContext } from "react"

/** Nonce of the page's own inline styles. Styles added to the document later need it too. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The nonce of this document. Browsers hide the attribute but expose the property to the page's scripts. */
export const documentNonce = (): string | undefined => [...document.scripts].find((it) => it.nonce)?.nonce
