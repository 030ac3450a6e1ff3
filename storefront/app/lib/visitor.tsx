import type { ReactNode } from "react"
import { useQuery } from "@tanstack/react-query"
import { UserContext, userQuery } from "./session"

/** Tells all that stands below who is signed in: one look into the cache, however many ask. */
export const Visitor = ({ children }: { children: ReactNode }) => (
  <UserContext value={useQuery(userQuery()).data ?? null}>{children}</UserContext>
)
