import css from "../app.css?inline"

/** Where the style belongs: React renders this in its place, and the style's bytes, always the same, are put there after. */
export const stylePlace = "/*app.css*/"

/** The storefront's one stylesheet, on the server. */
export const appCss: string = import.meta.env.SSR ? css : ""

/**
 * What stands in the page's style element, where a file of its own would cost the first screen a round trip. The browser
 * reads it back from the page, so that it is in no script.
 */
export const styleText: string = import.meta.env.SSR
  ? stylePlace
  : (document.querySelector("style[data-app]")?.textContent ?? "")
