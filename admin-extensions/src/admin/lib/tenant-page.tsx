import { Button, Container, Heading, Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useShownTenant } from "./shown-tenant"

interface TenantPageProps {
  title: string
  subtitle: string
  /** What is shown of the shop. */
  children: (tenantId: string) => ReactNode
}

/** A page about the shop that is shown. */
export const TenantPage = ({ title, subtitle, children }: TenantPageProps) => {
  const { data, isError, refetch } = useShownTenant()
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading>{title}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {data?.tenant ? `${subtitle} — ${data.tenant.brandName}` : subtitle}
        </Text>
      </div>
      {isError && <Failed onRetry={() => void refetch()} />}
      {data && !data.tenant && (
        <Text className="px-6 py-8 text-ui-fg-subtle">Choose a shop at the top of the page.</Text>
      )}
      {!data && !isError && <Waiting />}
      {data?.tenant && children(data.tenant.id)}
    </Container>
  )
}

export const Waiting = () => (
  <Text role="status" className="px-6 py-8 text-ui-fg-subtle">
    Loading …
  </Text>
)

export const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="flex items-center justify-between gap-4 px-6 py-4">
    <Text role="alert">This could not be loaded.</Text>
    <Button size="small" variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  </div>
)
