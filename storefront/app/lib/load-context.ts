import type { Api } from "./api"
import type { PageHtml } from "./page-html"

declare module "react-router" {
  /** What the server hands to every loader. */
  interface AppLoadContext {
    /** Allows this page's own inline scripts and styles. */
    nonce: string
    /** `https://shop.example`, as the visitor named it. */
    origin: string
    /** The payment gateway's script. */
    checkoutScript: string
    /** A session cookie came along: worth asking who it is. */
    hasSession: boolean
    api: Api
    /** The page's bytes, once it is rendered. */
    html: PageHtml | null
  }
}
