import css from "../app.css?inline"

/**
 * The storefront's one stylesheet, which stands in the page itself: a file of its own costs the first screen a round
 * trip. The browser reads it back from the page, so that it is in no script.
 */
export const appCss: string = import.meta.env.SSR
  ? css
  : (document.querySelector("style[data-app]")?.textContent ?? "")
