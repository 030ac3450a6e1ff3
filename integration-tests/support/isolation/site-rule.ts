/**
 * Places of the source where one tenant could meet another, each with its rule. The scans of `source-sites.ts` find the
 * places; one that has no line here fails, and so does a line whose place is gone. `key` must stand in the file as it is.
 */
export interface SiteRule {
  rule: string
  key?: { text: string; file?: string }
}

export const ofBrowser = (what: string): SiteRule => ({ rule: `one visitor's browser: ${what}` })
export const platform = (what: string): SiteRule => ({ rule: `the platform's: ${what}` })
export const ofCall = (what: string): SiteRule => ({ rule: `by the object of one call: ${what}` })
