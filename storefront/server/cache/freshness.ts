/** What stands beside a page's matter: the brand, its texts, where free shipping begins, counts beside filters. */
const beside = /^\/api\/(branding|content|settings\/checkout|products\/facets)(?=$|\?)/

/** A change of what stands beside shows within this time. */
const besideMs = 2000

/**
 * How long a public answer is believed unasked, in milliseconds. Stones and answers to questions are asked for again
 * with every page: a sold stone is never shown as there.
 */
export const maxAgeMs = (path: string): number => (beside.test(path) ? besideMs : 0)

/** How a shop looks: better as it was a while ago than not at all, while the server can't be reached. */
const look = /^\/api\/(branding|content)$/

/** Whether the last answer is shown while there is no other. */
export const outlivesFault = (path: string): boolean => look.test(path)
