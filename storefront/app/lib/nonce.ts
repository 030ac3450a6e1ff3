import { createContext } from "react"

/** Allows the page's own inline style: what is put into the document later needs it as much as the first HTML. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The nonce that this document came with. Browsers hide the attribute, but let the page's scripts ask for it. */
export const documentNonce = (): string | undefined => [...document.scripts].find((it) => it.nonce)?.nonce
