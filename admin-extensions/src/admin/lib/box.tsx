import { Container, Heading, Text } from "@medusajs/ui"
import type { ReactNode } from "react"

export interface BoxHead {
  title: string
  subtitle?: string
  /** Heading level: a page of ours has one `h1`; boxes on a Medusa page are `h2`. */
  level?: "h1" | "h2"
}

/** Page of ours or widget, with its title and content. */
export const Box = ({ title, subtitle, level = "h1", children }: BoxHead & { children: ReactNode }) => (
  <Container className="divide-y p-0">
    <div className="px-6 py-4">
      <Heading level={level}>{title}</Heading>
      {subtitle && (
        <Text size="small" className="text-ui-fg-subtle [overflow-wrap:anywhere]">
          {subtitle}
        </Text>
      )}
    </div>
    {children}
  </Container>
)
