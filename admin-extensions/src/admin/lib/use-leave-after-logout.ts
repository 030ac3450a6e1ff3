import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"

/**
 * Opens the sign-in page once the session has ended. Medusa's "Log out" does so only while its menu is shown: the menu
 * closes with the press, and a response after that leaves the user on a page whose session is gone.
 */
export function useLeaveAfterLogout(): void {
  const client = useQueryClient()
  useEffect(() => {
    let isShown = true
    const unsubscribe = client.getMutationCache().subscribe(({ type, mutation }) => {
      // Logging out is one of the few changes without data. Whether it was this one, the session says.
      if (type !== "updated" || mutation.state.status !== "success" || mutation.state.data !== undefined)
        return
      void fetch("/admin/users/me", { credentials: "include" }).then(({ status }) => {
        if (status === 401 && isShown) location.replace("/app/login")
      })
    })
    return () => {
      isShown = false
      unsubscribe()
    }
  }, [client])
}
