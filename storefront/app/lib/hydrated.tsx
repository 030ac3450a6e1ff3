import type { ReactNode } from "react"
import { HydrationBoundary, type DehydratedState } from "@tanstack/react-query"
import { useMatches } from "react-router-dom"

/** Puts what the loaders of the current page fetched into the query cache, before anything below renders. */
export function Hydrated({ children }: { children: ReactNode }) {
  // One boundary for each match: a match's state is one object for as long as it is shown, so it goes in once.
  return useMatches().reduceRight<ReactNode>((inner, { id, loaderData }) => {
    const data = loaderData as { dehydrated?: DehydratedState | null } | undefined
    return (
      <HydrationBoundary key={id} state={data?.dehydrated ?? null}>
        {inner}
      </HydrationBoundary>
    )
  }, children)
}
