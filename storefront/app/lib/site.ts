import { createContext, use } from "react"
import type { Branding, Content } from "@contract/branding"
import { contactOf, hasContactDetails } from "@contract/rules/contact"
import type { TextKey } from "@contract/texts"
import type { SiteSettings } from "./get-checkout-settings"

/** Data that all pages of a tenant share. */
export interface Site {
  branding: Branding
  content: Content
  /** `https://shop.example` */
  origin: string
  /** Canonical origin for search engines: the tenant's primary host, also on its preview. */
  home: string
  settings: SiteSettings
  /** URL of the payment gateway's script. */
  checkoutScript: string
  /** Whether the tenant had neither products nor contact details when the document was rendered. */
  isEmpty?: boolean
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error("useSite needs the root route above it")
  return site
}

/** The function that `useText()` returns: gets a text by its key and fills in its `{name}` placeholders. */
export type Text<Key> = (key: Key, values?: Record<string, string | number>) => string

/** Sections of the registry of texts. */
export type TextPlaces = readonly Readonly<Record<string, string>>[]
export type KeyOf<Place> = Place extends unknown ? keyof Place : never

/** Returns the tenant's own text, or the built-in one of `places`. */
export const textOf =
  <const P extends TextPlaces>(content: Content, ...places: P): Text<KeyOf<P[number]>> =>
  (key, values = {}) => {
    const own = content[key as TextKey]?.trim() ? content[key as TextKey] : undefined
    const words = own ?? places.find((it) => key in it)?.[key as string] ?? ""
    return words.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
  }

/**
 * Gets the texts of one or more sections of the registry. A page passes the sections that it shows, so that its bundle
 * doesn't contain the built-in texts of the others.
 */
export const useText = <const P extends TextPlaces>(...places: P): Text<KeyOf<P[number]>> =>
  textOf(useSite().content, ...places)

/** Contact details as shown everywhere: the content text first, then the branding. */
export function useContact(): { email: string; phone: string; address: string } {
  const { branding, content } = useSite()
  return contactOf(content, branding)
}

/**
 * Whether the store opens soon: it has no products, and nobody has entered contact details or business hours. Its pages
 * then show no built-in hours, filters or empty lists.
 */
export function useOpensSoon(): boolean {
  const { branding, content, isEmpty = false } = useSite()
  return isEmpty && !hasContactDetails(content, branding)
}
