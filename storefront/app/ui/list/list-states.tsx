import { Button } from "../button"
import { EmptyState } from "../empty-state"
import { Skeleton } from "../skeleton"

/** Skeleton in the shape of the rows. */
export function ListLoading({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-px">
      <span className="sr-only">Loading {label}</span>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-11 rounded-md" />
      ))}
    </div>
  )
}

export function ListError({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <EmptyState icon="alert" title={`The ${label} could not be loaded. They are safe.`}>
      <Button onClick={onRetry}>Try again</Button>
    </EmptyState>
  )
}
