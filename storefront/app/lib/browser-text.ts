import type { Content } from "@contract/branding"
import { textOf, type KeyOf, type Text, type TextPlaces } from "./site"

let shown: Content = {}

/**
 * Stores the page's texts. Called when a page starts, in the browser only: the server renders pages of many tenants
 * concurrently.
 */
export function keepContent(content: Content): void {
  if (typeof document !== "undefined") shown = content
}

/** `useText` for browser code outside React's rendering: toasts and refusals. */
export const browserText =
  <const P extends TextPlaces>(...places: P): Text<KeyOf<P[number]>> =>
  (key, values) =>
    textOf(shown, ...places)(key, values)
