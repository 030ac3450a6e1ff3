import type { Content } from "@contract/branding"
import { textOf, type KeyOf, type Text, type TextPlaces } from "./site"

let shown: Content = {}

/** Called as a page begins. Not on the server, where the pages of many tenants are made side by side. */
export function keepContent(content: Content): void {
  if (typeof document !== "undefined") shown = content
}

/** `useText` for what happens in the browser outside of React's rendering: toasts, refusals. */
export const browserText =
  <const P extends TextPlaces>(...places: P): Text<KeyOf<P[number]>> =>
  (key, values) =>
    textOf(shown, ...places)(key, values)
