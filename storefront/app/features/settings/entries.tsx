import type { ReactNode } from "react"
import { useQuery, type UseQueryOptions } from "@tanstack/react-query"
import type { Entry } from "@contract/entry"
import { Button } from "~/ui/button"
import { EmptyState } from "~/ui/empty-state"
import { Loading } from "~/ui/spinner"
import { texts } from "./texts"

interface EntriesProps {
  query: Pick<UseQueryOptions<Entry[]>, "queryKey" | "queryFn" | "staleTime">
  children: (entries: Entry[]) => ReactNode
}

/** Shows what is read once it is there. */
export function Entries({ query, children }: EntriesProps) {
  const { data, isError, refetch } = useQuery(query)
  if (data) return children(data)
  if (!isError) return <Loading label={texts.loading} />
  return (
    <EmptyState icon="alert" title={texts.loadFailed}>
      <Button onClick={() => void refetch()}>Try again</Button>
    </EmptyState>
  )
}
