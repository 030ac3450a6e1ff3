import type { ReactNode } from "react"
import type { UseQueryResult } from "@tanstack/react-query"
import type { Entry } from "@contract/entry"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { texts } from "./texts"

interface EntriesProps {
  read: Pick<UseQueryResult<Entry[]>, "data" | "isError" | "refetch">
  children: (entries: Entry[]) => ReactNode
}

/** Renders a query's data once it is loaded. */
export function Entries({ read: { data, isError, refetch }, children }: EntriesProps) {
  if (data) return children(data)
  if (!isError) return <Loading label={texts.loading} />
  return (
    <EmptyState icon="alert" title={texts.loadFailed}>
      <Button onClick={() => void refetch()}>Try again</Button>
    </EmptyState>
  )
}
