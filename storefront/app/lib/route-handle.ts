/** What a route's `handle` sets in the frame around it. */
export interface RouteHandle {
  /** The route starts with a dark hero under a transparent header. */
  hero?: boolean
  /** Renders the route without header, footer, or anything that needs scripts. */
  bare?: boolean
  /** Renders the route without the tenant's own style rules: pages for payment, accounts and the back office. */
  plain?: boolean
  /** Renders the route with the compact header and footer of the back office and the platform. */
  compact?: boolean
}

export const beginsWithHero = { hero: true } satisfies RouteHandle
export const withoutStyleRules = { plain: true } satisfies RouteHandle
export const inBackOffice = { plain: true, compact: true } satisfies RouteHandle
