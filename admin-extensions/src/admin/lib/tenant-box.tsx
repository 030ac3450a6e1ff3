import { Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { Box, type BoxHead } from "./box"
import { useShownTenant } from "./shown-tenant"
import { Failed, Waiting } from "./states"

interface TenantBoxProps extends BoxHead {
  /** Renders the content for the tenant, whose storefront has this origin. */
  children: (tenantId: string, storefrontUrl: string) => ReactNode
}

/** Page or widget about the shown tenant. The subtitle of a page ends with the tenant's name. */
export const TenantBox = ({ children, ...head }: TenantBoxProps) => {
  const { data, isError, error, refetch } = useShownTenant()
  const { tenant, storefrontUrl } = data ?? {}
  const isPage = head.level !== "h2"
  const subtitle = isPage && tenant ? `${head.subtitle ?? ""} — ${tenant.brandName}` : head.subtitle
  return (
    <Box {...head} {...(subtitle && { subtitle })}>
      {tenant && children(tenant.id, storefrontUrl ?? "")}
      {data && !tenant && (
        <Text className="px-6 py-8 text-ui-fg-subtle">Choose a store at the top of the page.</Text>
      )}
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
    </Box>
  )
}
