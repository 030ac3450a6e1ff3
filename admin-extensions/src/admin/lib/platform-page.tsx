import { Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { Box } from "./box"
import { useShownTenant } from "./shown-tenant"
import { Failed, Waiting } from "./states"

interface PlatformPageProps {
  title: string
  subtitle: string
  /** Shown to all other users; their menu has no link to this page. */
  refusal: string
  children: ReactNode
}

/** Page for the platform's staff. Its endpoints refuse all other users. */
export const PlatformPage = ({ title, subtitle, refusal, children }: PlatformPageProps) => {
  const { data, isError, error, refetch } = useShownTenant()
  return (
    <Box title={title} subtitle={subtitle}>
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
      {data?.mayChoose && children}
      {data && !data.mayChoose && <Text className="px-6 py-8 text-ui-fg-subtle">{refusal}</Text>}
    </Box>
  )
}
