import { createContext, use } from "react"
import type { Branding, Content } from "@contract/branding"
import { contactOf } from "@contract/rules/contact"
import { texts, type TextKey } from "@contract/texts"

/** What every page of one shop shares. */
export interface Site {
  branding: Branding
  content: Content
  /** `https://shop.example` */
  origin: string
  /** The payment gateway's script. */
  checkoutScript: string
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error("useSite needs the root route above it")
  return site
}

export type Text = (key: TextKey) => string

/** The shop's own text where it has one, else the built-in one. */
export const textOf =
  (content: Content): Text =>
  (key) =>
    content[key]?.trim() ? content[key] : texts[key]

export const useText = (): Text => textOf(useSite().content)

/** Contact details as shown anywhere: the content entry first, then the branding. */
export function useContact(): { email: string; phone: string; address: string } {
  const { branding, content } = useSite()
  return contactOf(content, branding)
}
