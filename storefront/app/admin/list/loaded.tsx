import type { ReactNode } from "react"
import type { UseQueryResult } from "@tanstack/react-query"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, "data" | "isError" | "refetch">
  loading: string
  loadFailed: string
  children: (data: NonNullable<Data>) => ReactNode
}

/** Renders a query's data once it is loaded; until then a spinner, or the failure with a button to retry. */
export function Loaded<Data>({ query, loading, loadFailed, children }: LoadedProps<Data>) {
  const { data, isError, refetch } = query
  if (data !== undefined && data !== null) return children(data)
  if (!isError) return <Loading label={loading} />
  return (
    <EmptyState icon="alert" title={loadFailed}>
      <Button onClick={() => void refetch()}>Try again</Button>
    </EmptyState>
  )
}
