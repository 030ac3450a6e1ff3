import type { ReactNode } from "react"
import { useQuery } from "@tanstack/react-query"
import { UserContext, userQuery } from "./session"

/** Provides the signed-in account to its children, reading the cache once. */
export const Visitor = ({ children }: { children: ReactNode }) => (
  <UserContext value={useQuery(userQuery()).data ?? null}>{children}</UserContext>
)
