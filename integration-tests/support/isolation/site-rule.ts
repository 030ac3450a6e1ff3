/**
 * Places in the source where data of two tenants could meet, each with its rule. The scans of `source-sites.ts` find
 * the
 * places. A place without a rule fails, and so does a rule without a place. `key` must occur in the file verbatim.
 */
export interface SiteRule {
  rule: string
  key?: { text: string; file?: string }
}

export const ofBrowser = (what: string): SiteRule => ({ rule: `one visitor's browser: ${what}` })
export const platform = (what: string): SiteRule => ({ rule: `the platform's: ${what}` })
export const ofCall = (what: string): SiteRule => ({ rule: `by the object of one call: ${what}` })
