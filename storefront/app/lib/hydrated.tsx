import type { ReactNode } from "react"
import { HydrationBoundary, type DehydratedState } from "@tanstack/react-query"
import { useMatches } from "react-router-dom"

/**
 * Puts the data that the current page's loaders fetched into the query cache before any child renders. The boundaries
 * are siblings of the children: around them, each move to another page would build the frame of the page anew.
 */
export function Hydrated({ children }: { children: ReactNode }) {
  return (
    <>
      {/* One boundary per match: a match's state is one object while it is shown, so it is hydrated once. */}
      {useMatches().map(({ id, loaderData }) => {
        const data = loaderData as { dehydrated?: DehydratedState | null } | undefined
        return <HydrationBoundary key={id} state={data?.dehydrated ?? null} />
      })}
      {children}
    </>
  )
}
