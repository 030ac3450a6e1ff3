import type { ReactNode } from "react"
import { HydrationBoundary, type DehydratedState } from "@tanstack/react-query"
import { useMatches } from "react-router-dom"

/** Puts the data that the current page's loaders fetched into the query cache before any child renders. */
export function Hydrated({ children }: { children: ReactNode }) {
  // One boundary per match: a match's state is one object while it is shown, so it is hydrated once.
  return useMatches().reduceRight<ReactNode>((inner, { id, loaderData }) => {
    const data = loaderData as { dehydrated?: DehydratedState | null } | undefined
    return (
      <HydrationBoundary key={id} state={data?.dehydrated ?? null}>
        {inner}
      </HydrationBoundary>
    )
  }, children)
}
