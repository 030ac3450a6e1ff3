import { createContext, use } from "react"
import type { Branding, Content } from "@contract/branding"
import { contactOf } from "@contract/rules/contact"
import type { TextKey } from "@contract/texts"

/** What every page of one shop shares. */
export interface Site {
  branding: Branding
  content: Content
  /** `https://shop.example` */
  origin: string
  /** Where search engines find these pages: the shop's own host, also on a preview of it. */
  home: string
  /** The payment gateway's script. */
  checkoutScript: string
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error("useSite needs the root route above it")
  return site
}

/** What `useText()` hands over: a text by its key, its `{name}`s filled in. */
export type Text<Key> = (key: Key, values?: Record<string, string | number>) => string

/** Places of the registry of texts. */
export type TextPlaces = readonly Readonly<Record<string, string>>[]
export type KeyOf<Place> = Place extends unknown ? keyof Place : never

/** The shop's own text where it has one, else the built-in one of `places`. */
export const textOf =
  <const P extends TextPlaces>(content: Content, ...places: P): Text<KeyOf<P[number]>> =>
  (key, values = {}) => {
    const own = content[key as TextKey]?.trim() ? content[key as TextKey] : undefined
    const words = own ?? places.find((it) => key in it)?.[key as string] ?? ""
    return words.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
  }

/**
 * The texts of one or more places of the registry. A page hands in those that it shows, so that it doesn't carry the
 * built-in words of the others.
 */
export const useText = <const P extends TextPlaces>(...places: P): Text<KeyOf<P[number]>> =>
  textOf(useSite().content, ...places)

/** Contact details as shown anywhere: the content entry first, then the branding. */
export function useContact(): { email: string; phone: string; address: string } {
  const { branding, content } = useSite()
  return contactOf(content, branding)
}
