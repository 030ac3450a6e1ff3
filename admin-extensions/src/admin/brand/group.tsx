import { Heading, Text } from "@medusajs/ui"
import type { ReactNode } from "react"

interface GroupProps {
  title: string
  hint?: string
  children: ReactNode
}

/** Group of related brand fields. */
export const Group = ({ title, hint, children }: GroupProps) => {
  const id = `brand-${title.toLowerCase().replaceAll(" ", "-")}`
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-4 px-6 py-4">
      <div>
        <Heading id={id} level="h2">
          {title}
        </Heading>
        {hint && (
          <Text size="small" className="text-ui-fg-subtle">
            {hint}
          </Text>
        )}
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">{children}</div>
    </div>
  )
}
