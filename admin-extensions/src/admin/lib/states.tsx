import { Button, Text } from "@medusajs/ui"

export const Waiting = () => (
  <Text role="status" className="px-6 py-8 text-ui-fg-subtle">
    Loading …
  </Text>
)

interface FailedProps {
  /** Its message is shown; for an error response it contains the reason. */
  error: Error | null
  onRetry: () => void
}

export const Failed = ({ error, onRetry }: FailedProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-6 py-4">
    <div role="alert" className="min-w-0">
      <Text>This could not be loaded. Nothing has changed.</Text>
      {error && (
        <Text size="small" className="text-ui-fg-subtle [overflow-wrap:anywhere]">
          {error.message}
        </Text>
      )}
    </div>
    <Button size="small" variant="secondary" className="shrink-0" onClick={onRetry}>
      Try again
    </Button>
  </div>
)
