import { Container, Heading, Text } from "@medusajs/ui"
import type { ReactNode } from "react"

export interface BoxHead {
  title: string
  subtitle?: string
  /** A page has one of the first level; what stands on a page of Medusa's is of the second. */
  level?: "h1" | "h2"
}

/** A page of ours, or a widget: its title, and what is under it. */
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
