import type { ReactNode } from "react"
import { useQuery } from "@tanstack/react-query"
import { keepAccount } from "./page-account"
import { UserContext, userQuery } from "./session"

/** Provides the signed-in account to its children, reading the cache once. */
export function Visitor({ children }: { children: ReactNode }) {
  const user = useQuery(userQuery()).data ?? null
  keepAccount(user)
  return <UserContext value={user}>{children}</UserContext>
}
