import { useMemo, type ReactNode } from "react"
import { useQuery } from "@tanstack/react-query"
import { browserApi } from "./browser-api"
import { keepContent } from "./browser-text"
import { brandingQuery } from "./get-branding"
import { checkoutSettingsQuery, unknownSettings } from "./get-checkout-settings"
import { contentQuery } from "./get-content"
import { SiteContext, type Site } from "./site"

/**
 * Provides the document's tenant with its texts, branding and settings as an admin has changed them in this window
 * since. Shoppers' pages refetch only the settings, after a checkout that was refused because they had changed. Colours
 * change with the next document.
 */
export function LiveSite({ site, children }: { site: Site | null; children: ReactNode }) {
  const { data: content } = useQuery({
    ...contentQuery(browserApi),
    initialData: site?.content ?? {},
    staleTime: Infinity,
  })
  const { data: branding } = useQuery({
    ...brandingQuery(browserApi),
    initialData: () => site?.branding,
    enabled: site !== null,
    staleTime: Infinity,
  })
  const { data: settings } = useQuery({
    ...checkoutSettingsQuery(browserApi),
    initialData: site?.settings ?? unknownSettings,
    enabled: site !== null,
    staleTime: Infinity,
  })
  if (site) keepContent(content)
  const live = useMemo(
    () => site && { ...site, content, branding: branding ?? site.branding, settings },
    [site, content, branding, settings]
  )
  return <SiteContext value={live}>{children}</SiteContext>
}
