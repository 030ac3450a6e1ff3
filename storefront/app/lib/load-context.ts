import type { Api } from "./api"
import type { PageHtml } from "./page-html"

declare module "react-router" {
  /** What the server passes to every loader. */
  interface AppLoadContext {
    /** Allows this page's own inline scripts and styles. */
    nonce: string
    /** Origin as the visitor named it: `https://shop.example`. */
    origin: string
    /** URL of a payment provider's script; without a name, the default provider's. */
    checkoutScriptOf: (provider: string | undefined) => string
    /** URL, without its query, of the page whose link was followed; null without a session, where pages are cached. */
    referrer: string | null
    /** Whether the request has a session cookie, so that the account is worth requesting. */
    hasSession: boolean
    api: Api
    /** The page's bytes, once it is rendered. */
    html: PageHtml | null
  }
}
