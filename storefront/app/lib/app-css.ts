import css from "../app.css?inline"

/**
 * Placeholder that React renders in place of the style. The style's bytes, which never change, replace it afterwards.
 */
export const stylePlace = "/*app.css*/"

/** The storefront's only stylesheet, on the server. */
export const appCss: string = import.meta.env.SSR ? css : ""

/**
 * Content of the page's style element; a separate file would cost the first screen a round trip. The browser reads it
 * back from the page, so that no script contains it. Vite's development server replaces it when a file changes.
 */
export const styleText: string = import.meta.env.SSR
  ? stylePlace
  : import.meta.env.DEV
    ? css
    : (document.querySelector("style[data-app]")?.textContent ?? "")
