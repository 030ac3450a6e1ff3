/** Responses that surround a page's main content: branding, texts, the free-shipping threshold, facet counts. */
const beside = /^\/api\/(branding|content|settings\/checkout|products\/facets)(?=$|\?)/

/** Cache lifetime of those responses, in ms: a change is visible within this time. */
const besideMs = 2000

/**
 * How long a cached public response is served without revalidation, in milliseconds. Products and FAQs are revalidated
 * for every page, so that a sold product is never shown as available.
 */
export const maxAgeMs = (path: string): number => (beside.test(path) ? besideMs : 0)

/** Branding and texts, which are served stale while the Medusa server is unreachable. */
const look = /^\/api\/(branding|content)$/

/** Whether the last response may be served while the Medusa server is unreachable. */
export const outlivesFault = (path: string): boolean => look.test(path)
